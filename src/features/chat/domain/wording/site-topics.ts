import { NOT_SHARED_YET, TAKE_ALONG } from './page-answers.ts';

/** One matter of the site itself: the words that ask about it, and where the answer stands. */
export interface SiteTopic {
  /** Words of a question that only this matter is asked with. */
  asks: RegExp;
  /** Words that a passage on it has. */
  about: RegExp;
  text: string;
}

const list = (words: string): RegExp => new RegExp(` (?:${words.trim().replace(/\n\s*/g, '')})(?= )`);

/** Somebody who is not the organiser at the keyboard. */
const OTHERS =
  '(?:they|people|everyone|everybody|the (?:girls|lads|others|group|guests|boys|gang|team|bride|groom|stag|hen|boss|best man|birthday \\w+)|others|anyone|anybody|someone|guests|my \\w+|mates|friends)';
const WHO =
  '(?:we|i|u|you|they|people|everyone|everybody|the (?:girls|lads|others|group|guests|boys|gang|team|bride|groom|stag|hen|boss|best man|birthday \\w+)|others|anyone|anybody|someone|guests|my \\w+|mates|friends)';

/** What is paid, when, how and to whom. */
export const PAYMENT_TOPIC: SiteTopic = {
  asks: list(
    `booking fees?|service fees?|service charges?|admin fees?|fees?|commission|commissions|hidden (?:costs?|charges?|extras|fees?)|your cut|a cut|take a (?:cut|percentage|slice)|make (?:your|any|ur) money|make money|(?:is|are) (?:this|it|the site|you|huzzah|the service|using this) (?:\\w+ )?free(?: to use| of charge|$)|free to use|free service|do you charge|you charge for|charge (?:us|me|for this|for using|my card)|cost to use|cost (?:me )?to use|subscription|
      amex|american express|visa|mastercard|paypal|klarna|apple pay|google pay|monzo|revolut|bitcoin|crypto|vouchers?|gift cards?|(?:debit|credit) cards?|cards? payments?|cards?|pay cash|in cash|cash or card|cash only|bank transfer|bacs|cheques?|direct debit|(?:take|accept) (?:cards?|cash|amex|paypal|cheques?)|pay (?:by|with|using|via|on) (?:card|cash|the day|arrival|the night|\\w+)|instal?ments?|in stages|bit by bit|monthly|payment plan|spread the cost|pay (?:it )?(?:off|later|now|up ?front|in advance|in full|on the)|payments?|payment|upfront|up front|balance due|balance|deposits?|(?:the )?(?:rest|remainder) (?:of (?:it|the money) )?(?:due|to be paid|to pay|paid by)|when (?:is|s) the rest (?:of it )?due|
      settle up|settle the|cough up|hand over|(?:when|how|where|who|whom) (?:do|does|will|should|would|must|can|is|are|to|did) (?:\\w+ ){0,4}?(?:pay|pays|paying|paid|payment|the money|the balance|money (?:go|due)|collecting|collects|billed|charged)|who pays|(?:do|does|will|would|must|can|should) (?:we|i|they|everyone|people|each person|you) (?:each |all |have to |need to )*pay (?:now|you|up|the|on|when|in|at|by|for it|for this|for (?:everything|all)|it|as we|first|before|after|separately to)|money (?:go|goes|due)|(?:where|who) (?:does|do) the money|taken from my|come out of my|how does (?:payment|paying)|what do you get out of|card details|nothing to pay|is it all paid`,
  ),
  about: /\b(?:pay\w*|fee\w*|commission|charge\w*|free|deposit|price)\b/i,
  text: 'Planning costs nothing, there is no booking fee or deposit for a plan, and nothing is paid in this chat, by card or in cash: you pay each provider when you book, or through a quote. What applies once you pay or book through us is in the terms: /terms.',
};

/** The matters of the site, the narrow ones first. */
export const SITE_TOPICS: readonly SiteTopic[] = [
  {
    asks: list(
      `abta|atol|travel agents?|tour operators?|package holidays?|package tours?|packages?|sell packages|bonded|financial protection|protected|(?:go|goes|going|went) (?:bust|bankrupt|under|out of business)|insolven\\w+`,
    ),
    about: /\b(?:package|atol|abta)\b/i,
    text: 'We plan and point to those who sell; we do not sell package holidays, and no scheme that protects such holidays covers a plan. What that means for you is in the terms: /terms.',
  },
  {
    asks: list(
      `invoices?|invoiced|vat|purchase orders?|receipts?|(?:speak|talk|chat) (?:to|with) (?:a |an |the |your |some)?(?:managers?|supervisor|boss|owner|someone|somebody|one|body|human|real person|real human|person|agent|actual \\w+|member of staff|adviser|advisor)|someone real|real (?:person|human)|actual (?:person|human)|
      phone (?:number|you|us|me|someone)|number to|(?:ring|phone|call) (?:you|u|me|us|someone|somebody|back|huzzah|for help)|i can ring|we can ring|give (?:you|u) a (?:ring|call|bell)|call ?back|telephone|get in touch|in touch with|get hold of|reach (?:you|u|someone)|contact (?:you|u|us|someone|huzzah|a|details|number|page|form)|i contact|we contact|
      email (?:you|u|address|for you|someone)|(?:an|your|got an|who do i|do i) email|customer (?:service|services|support|care)|help ?desk|helpline|complain|(?:make|file|raise|lodge|have|a|the|your|our|with|of) complaints?|complaints? (?:procedure|department|about (?:you|huzzah|the site|a venue|the venue|the place|the booking))|(?<! (?:are|is|be|start|started|keep|keeps) )complaining|ombudsman|(?:actual|proper|real|free|get an?|a|want a|get me a) quote|quote (?:off|from)|get quoted|quote request|who (?:do|should|can|would|shall) (?:i|we) (?:ask|write to|talk to|speak to|moan to|contact|email|ring|call|phone)`,
    ),
    about: /\b(?:contact|quote|complain\w*|write to us|phone|call|invoice|vat|something is wrong)\b/i,
    text: 'A person looks after that: write to us at /contact, by email or with the form there, for questions, complaints and invoices, or ask for a free quote at /quote.',
  },
  {
    asks: list(
      `my account|your account|an account|accounts|new account|(?:delete|drop|close|remove|cancel|deactivate|erase|wipe) (?:my|our|the|all my|all our) (?:\\w+ )?(?:account|profile|login)|password|passcode|log ?in|logging in|logged in|log on|sign ?up|sign in|signing up|register|registered|registration|locked out|change my (?:email|password|name|details)`,
    ),
    about: /\b(?:account|password|sign|settings|login)\b/i,
    text: 'An account keeps your trips yours alone, and is in your own hands: sign in and open /dashboard/settings, where you can change your details or password, or delete it. If you are stuck, /contact reaches us.',
  },
  {
    asks: list(
      `vote|voting|votes?|(?<! (?:did|had|took|ran|done|per|the) (?:a |our )?)polls?|a survey|doodle|(?:decide|choose|agree|pick) (?:as a group|together|between us|amongst ourselves|among ourselves)`,
    ),
    about: /\b(?:share|link|shared|organiser)\b/i,
    text: `${NOT_SHARED_YET} Let everybody say in your own chat what they want, and tell me what you settled on.`,
  },
  {
    asks: list(
      `share (?:this|it|the plan|the trip|the itinerary|our plan|my plan|with|a link|our itinerary|that)|sharing (?:this|it|the plan)|get (?:this|it|the (?:plan|trip|itinerary|link)|our plan) (?:over |out |across |round )?to (?:the|my|our|everyone|everybody|all|her|his|them|other|others)|(?:send|forward|show|whatsapp|email|text|post) (?:this|it|that|the (?:plan|trip|itinerary|link)|them (?:this|it|the)|everyone (?:this|the|it)|the plan|our plan) (?:to|on|round|around|with|out|link|plan|in)|(?:the|a|get a|got a|is there a) link|invite (?:the|my|people|everyone|others|them|someone|mates|friends)|${WHO} (?:see|view|edit|access|vote|look at|open|get into|read) (?:it|this|that|the plan|our plan|the itinerary|the trip|my plan|what|our chat|the chat|my messages)|${OTHERS} (?:change|edit|alter|update) (?:things|stuff|bits)|${OTHERS} (?:change|alter|update) (?:it|this|that|the plan|our plan|the itinerary|the trip|my plan|what)|print (?:it|this|that|off|out|the|a)|printed|printable|download|export|pdf|add (?:it|this) to my calendar|my calendar|ical|save (?:this|the plan|it) (?:for later|as)|screenshot|(?:to|into|on|for) (?:the |our |my )?group chat|(?:how (?:do|can|should|shall) (?:i|we)|can (?:i|we)) (?:tell|let|get) (?:everyone|everybody|people|the \\w+|them|them all) (?:all )?(?:know )?(?:the (?:times?|plan|details|schedule)|when|what is (?:on|happening)|where)`,
    ),
    about: /\b(?:share|link|shared|invite)\b/i,
    text: `${TAKE_ALONG} ${NOT_SHARED_YET} What we hold is on /privacy.`,
  },
  {
    asks: list(
      `privacy|gdpr|data|data protection|sell (?:my|our|on|the)|personal (?:info\\w*|details|data|stuff)|cookies?|who can see|who sees|who else (?:can )?(?:see|sees)|see (?:my|our) (?:plan|trip|messages|details|name|data|info)|can see (?:this|our|my|what)|(?:plan|trip|chat|this|it|conversation) (?:be )?(?:private|confidential|public|secret)|is (?:this|it|our|my) (?:\\w+ )?(?:private|confidential|public|secret|secure|safe|encrypted|hackable)|
      (?:info|information|details|card|number|numbers|address|name|names|messages|email|emails) (?:\\w+ )?(?:safe|secure|private|stored|kept|shared|sold|protected)|safe with you|keep (?:my|our|her|his|their|the|this|these|all)(?: \\w+){0,2} (?:details|data|info|information|chat|chats|messages|conversation|private|emails?|for how long|long)|(?:store|hold|save|record|keep|kept|stored|recorded|saved|log|logged|listening|collect|collected|know about) (?:my|our|on me|about me|about us|this chat|these|me|us|any of|what i)|
      (?:chat|chats|messages|conversation|this|these|it) (?:\\w+ )?(?:recorded|saved|stored|logged|kept|monitored)|track (?:me|us|my|our|people)|tracking|spam|spammed|junk mail|newsletter|unsubscribe|mailing list|marketing|opt out|do with (?:my|our|the|her|his|their|all my|all our) (?:details|data|info|information|emails?|names?|stuff|numbers?)|right to be forgotten|what do you know about|third part(?:y|ies)|read (?:my|our|these) messages|facebook|adverts?|ads|email me (?:\\w+ ){0,3}(?:offers|rubbish|stuff|junk|things)|advertis\\w+`,
    ),
    about: /\b(?:data|privacy|hold|personal|cookies?|details|information|organiser|sell|keep)\b/i,
    text: 'What we hold, why, for how long and who can see it is on our privacy page: /privacy. We do not sell it or send marketing, and everybody may ask us to delete what we hold.',
  },
  PAYMENT_TOPIC,
  {
    asks: list(
      `liable|liability|insur\\w+|responsible (?:if|for|when)|responsib\\w+|injur\\w+|hurt|hurts|accident|accidents|breaks? (?:a|an|his|her|their|my|something|anything)|broken (?:leg|arm|ankle)|gets? (?:ill|sick|hurt|lost)|goes wrong|at fault|sue|compensation|blame|terms|ts and cs|t and cs|tandcs|tcs|conditions|small print|fine print|legal|legally|contract|(?:my|our) rights|(?<! in )law|disputes?|force majeure`,
    ),
    about: /\b(?:liab\w*|insur\w*|injur\w*|accident|safe\w*|responsib\w*|terms|conditions|law|legal|rights?)\b/i,
    text: 'Who is liable for what is set out in our terms: /terms. Activities run under their operators’ own terms and insurance, so ask them, and think about travel insurance of your own.',
  },
  {
    asks: list(
      `age limit|age limits|age restrictions?|minimum age|how old (?:do|must|should|does)|(?:under ?18s?|under ?eighteens?|kids|children|teenagers|minors) (?:allowed|come|use|go|welcome)(?! (?:at|to|in|on|into|for) (?:all|any|each|every|everything|it all|them|these|those|which|the \\w+))|over 18|old enough`,
    ),
    about: /\b(?:under-18s|18|age|children)\b/i,
    text: 'The site itself is for people of 18 and over (/privacy#children); the places in a plan have age rules of their own. Tell me who is under 18 and I keep to places that admit them. The terms are at /terms.',
  },
  {
    asks: list(
      `who (?:runs|owns|made|built|is behind|operates|makes|are huzzah|is huzzah) (?:this|the|it|you|huzzah|$)|who are you (?:lot|guys|people)|what (?:company|business) (?:is|are|runs)|(?:are|is) (?:you|this|huzzah) (?:a )?(?:legit|legitimate|a scam|scam|trustworthy|genuine|real company|company|british|uk based)|(?:real|genuine|proper|legit|actual) (?:company|business|firm)|company (?:\\w+ )?(?:real|genuine|legit)|where are you based|company (?:name|number|registered)|your company|company behind`,
    ),
    about: /\b(?:huzzah|company|who we are|controller)\b/i,
    text: 'Huzzah plans group celebrations; who runs the site is named in the terms (/terms) and on the privacy page (/privacy), and /contact reaches a person.',
  },
];
