import { tokenise } from '../../../../planner/domain/tokenise.ts';

/** Small words of other languages that English messages do not use; two of them make a message foreign. */
const FOREIGN_WORDS = new Set(
  `le la les de des une du est veut voudrait changer diner samedi dimanche vendredi sont pour avec nous vous dans sur ce cette qui que je tu il elle voudrais peux pouvez
  el los las una unos para por con del como quiero podemos puede nosotros esta este y pero cena sabado
  der das und ist nicht wir ich sie ein eine einen mit fur auf bitte kann konnen zum zur abendessen samstag
  il gli che di per vorrei possiamo sabato sera della nel
  o os em um uma voce jantar sabado podemos
  het een voor niet graag kunnen avondeten zaterdag wij
  wie viel kostet konnten moglich abendessen andern fruher spater billiger restaurantes barato mas cuanto cuesta todo cambiar hacer somos ahora tenemos noche comida quanto costa vogliamo cambiare togliere cena prenotare mozemy zmienic ile kosztuje czy mozna tanszy kolacje piatek dziekuje muzeme zmenit levnejsi kolik stoji combien ca coute moins cher samedi soir changer manger svp trop kan vi byta middagen andra lordag till och inte vrem feidir linn dinnear athru allwn newid cinio
  ou se trouve etes sommes faut sil plait bonjour merci cest jai notre votre aussi moins chers quand heure etre aller trouver
  donde queremos gracias favor hola nuestro nuestra tambien barata reserva esta cuando hora mesa
  danke gibt uns unser unsere wo wann uhr nicht kein keine teuer gunstiger hallo guten haben sind
  obrigado obrigada queremos onde esta fica por quando hora horas mais nosso nossa tambem somos
  grazie dove siamo abbiamo quando ore anche meno tutti nostro nostra prego ciao
  waar zijn hebben goedkoper dank kunt gdzie jestesmy bez taniej nas kiedy kde kdy dekuji bez
  hur mycket kostar det vad nar ar hvor meget koster ikke jeg hva hvad faint maen costio pryd mae ble rydym gallwn auch essen
  prosim chceme neni vecere sobota nie jest prosze chcemy kolacja`.split(/\s+/),
);

const INJECTION =
  / \d+ (?:times|plus|minus|divided by|multiplied by) \d+ | (?:ignore|disregard|forget|override) (?:\w+ ){0,4}(?:instructions?|rules|prompts?|above|previous|guidelines) | (?:system|developer|hidden|initial) (?:prompt|message|mode|instructions?) | you are now | pretend (?:to be|you are|that) | act as (?:a|an|if) | jailbreak | (?:new|your) instructions | (?:admin|administrator|developer|root) (?:of (?:this|the) (?:site|app|system) )?(?:says|said|told|here|mode|override|access|password|rights|privileges|authorise|authorize) | (?:owner|staff|manager|support) (?:of (?:this|the) (?:site|app|system) (?:says|said|told)|here|mode|override|access|password|rights|privileges|authorise|authorize) | (?:sudo|base64|javascript|onerror|drop_all|rm rf) | (?:other|another|all|every|your) (?:customers?|users?|peoples?|clients?)(?: \w+)? (?:trips?|plans?|emails?|data|bookings?|details|names|messages|plan) | (?:emails?|details|names|addresses) of (?:all|every|other|the other|your) | everyones (?:emails?|details|passwords?) | (?:forward|leak|dump|exfiltrate) (?:my|all|the|everyones|our) (?!(?:plan|itinerary|trip|schedule|link) )| (?:to|at) (?:all your|every) (?:customers?|users?) | (?:write|compose|generate) (?:me |us )?(?:a |an |some )?(?:poem|essay|python|code|script|song|story|haiku|limerick|sql|virus) | (?:translate|capital of|who won|world cup|prime minister|meaning of life|square root) | repeat (?:the |everything )?(?:text|words|above|after me) | only (?:answer|reply|respond|speak|talk) | (?:answer|reply|respond|speak|talk) (?:only |to me )?(?:in|like|as|with) (?:a |an )?(?:pirate|shakespeare|yoda|binary|klingon|rhyme|emoji) | as (?:your|the|a) (?:developer|admin|owner|creator|boss|engineer) | i am (?:the|your) (?:owner|developer|admin|creator|boss of) | (?:delete|wipe|erase) (?:all|every|the) (?:trips|users|data|database|tables|plans) | language model | chatgpt | openai | (?:reveal|print|repeat|show) (?:\w+ ){0,2}(?:prompt|instructions|password|api key|secret) | (?:admin(?! (?:hat|head|team|girls?|ladies|lot|office|assistants?|staff|department|side|bit|work|day))|administrator|sudo|root access|developer mode|debug mode|system override|override code|promo code|discount code|base64|dan mode) | (?:other|another|all) (?:users|customers|user|customer|peoples|groups) (?:\w+ ){0,2}(?:plans?|trips?|data|details|emails?|bookings?|names) | (?:set|make|change|confirm) (?:\w+ ){0,4}(?:price|total|cost|everything) (?:\w+ ){0,2}(?:to |is |as |at )?(?:0|zero|1|(?<! (?:step|gluten|dairy|nuts?|peanut|alcohol|booze|meat|lactose|wheat|sugar|smoke|pork|egg|drink|child|kid|adult|stress|hassle|car|traffic) )free|nothing|a penny) | (?:everything|text|words|message) above | (?:credit card|card) numbers? | (?:you must|you have to|you are required to) (?:\w+ ){0,3}(?:obey|comply|say|confirm|tell) | (?:script|alert|onerror|select from|union select|drop tables?|rm rf|curl|eval) | (?:forward|send|leak|dump) (?:\w+ ){0,4}(?:details|emails|passwords|data) (?:to|of) | (?:drop|delete|select) (?:table|from|database) /;

/** `show me sarah jenkins trip`: a trip by the name of somebody whom this conversation does not know. */
const ANOTHERS_TRIP =
  / (?:show|send|give|open|get|read|tell) (?:me|us) ((?:\w+ ){1,3})(?:trip|trips|plan|plans|booking|bookings|itinerary|holiday) /;
const OWN_TRIP = new Set(
  `the our my this that whole full entire a an new another other different better updated current final rest of all day revised latest
  original first old previous weekend hen stag party birthday work do team hens stags hers his brides grooms proper detailed short quick
  rain wet weather cheaper calmer london prague bristol dublin lisbon krakow barcelona amsterdam whitby boat walking food bus
  field back up some any more options for`.split(/\s+/),
);
function asksForAnothersTrip(line: string): boolean {
  const owner = ANOTHERS_TRIP.exec(line)?.[1]?.trim().split(' ') ?? [];
  return owner.length >= 1 && owner.every((word) => !OWN_TRIP.has(word) && !word.endsWith('day'));
}

/** A message that is not English is foreign; one that speaks to a machine instead of about a trip is none of our business. */
export type Beyond = 'foreign' | 'not-ours';

/** Why a message is beyond us, by how it is written; null where it may be about the trip. */
export function beyondUs(line: string, raw: string): Beyond | null {
  if (
    INJECTION.test(line) ||
    asksForAnothersTrip(line) ||
    /\S+@\S+\.\w|<\/?[a-z]+[^>]*>|\{\s*"|https?:\/\/|\bSYSTEM\s*:|\[(?:INST|SYSTEM)\]|^\s*(?:assistant|system|user)\s*:/i.test(
      raw,
    )
  )
    return 'not-ours';
  return isForeign(raw) ? 'foreign' : null;
}

function isForeign(raw: string): boolean {
  const letters = raw.match(/\p{L}/gu)?.length ?? 0;
  const latin = raw.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (letters > 1 && latin * 2 < letters) return true;
  // In `line` slips are put right, which makes English of `changer`; the words as typed tell.
  const words = tokenise(raw);
  const foreign = new Set(words.filter((word) => FOREIGN_WORDS.has(word)));
  return foreign.size >= 2 && foreign.size * 6 >= words.length;
}
