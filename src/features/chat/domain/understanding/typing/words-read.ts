/** Words that the readers know or that organisers often write, the commonest first: what a slip of the fingers was meant to be. */
export const WORDS_READ: readonly string[] = `
  friday saturday sunday dinner please lunch could instead would there something cheaper museum night karting
  somewhere thursday hotel start whats thing after karaoke before later place about vegan rather where change
  afternoon price dropped escape class leave meant budget castle thats theres pizza better first morning needs earlier
  everything coming laser nothing sorry weekend bring should anything veggie without cinema cross kindly other wants
  cancel girls bowling person three under which dance market might money brewery cream curry halal cocktail evening
  proper tower winery ferry finish people right coeliac gluten nobody actually another sailing again everyone rooms
  street total bride drink early hostel remove steak woods house limit rooftop speedboat throwing treasure vodka
  wheelchair whole bistro cocktails crawl still saturdays vegetarian wrong anywhere cheapest cruise forward little
  danke gracias merci grazie tack diolch bitte prosim
  second stairs tasting dancing doesnt flower number party walking cheap going knock shooting stick thank booked
  burgers dairy doing hundred italian nights possible seven spend think wheres bikes drinks flights fridays seafood
  shall sister steps between flight gonna grooms looks murals paying prefer sounds stuff things activities activity
  alcohol breakfast different dinners eight forget great groom group leigh march midnight restaurant scrap thurs tiles
  underground cabot chips every factory grand option perhaps pounds swapped youre brides costs ditch february kosher
  manage mates replace round sleep those vegans allergy apologies arent bringing casino chance everywhere gallery
  karts lovely meals music sound touch visit april begin brother brunch garden included lucky monday normal outdoors
  places pregnant refund someone sundays thursdays voice booze burger confirm delete eleven enough expensive finance
  maybe mother oclock really steakhouse trade twenty venue whatever whiskey above arrive beach cannot cheers comedy
  couple decent delegate deposit drinking fancy happens historic indian loads minus museums numbers paintball pricey
  quarter quieter range require school sooner staying supper sushi allergic along arcade calmer changed clubs
  colleague count crutches distillery everyones hanging indoors itinerary lunches making needed nicer skint squeeze
  stags steep straight strip summat switch tapas thanks these through vegetarians while absolute agreed asked birthday
  boozy ceiling chuck climbing colleagues confirmed crazy damage dearer dessert didnt eating family feels fifty frame
  fussed getting hours include january joining lasers loves nearer nightclub painting quite reverse shove table
  theatre their times train veggies wanted weeks whichever accessible accommodation afraid airport alright alternative
  altogether anymore aquarium bailed become being bicycles bothered brekkie cancellation coach company cousin dates
  delegates details discount drive evenings extra forgot gentler grandma grown hangover happening happy harbour hello
  keeps lactose leaves livelier longer lower makes mexican moved never oomph posher reckon restore scared shift shoot
  skipped strike theyre thinking third thirty update upgrade version weather whens works account adrenaline already
  arrange arranged attending binned board booking boring bother brilliant bunks catch cellar chair chill chilled comes
  correction cultural daytime father feeling figure guest headcount hotels husband ignore instructions insurance
  intolerant knackered knees local looking middle modest month months neither office others outside pictures polish
  pottery previous prices print reduce revert river schedule sunset suppose trains travel trips twice until yesterday
  youve ahead alert allowed amend apart approved assistant attendees awful beers behind bridesmaid bridge budgets
  cancelled central changing charge check chocolate chucking close closer covered culture czech dying either football
  fortnight friend further gentle gives gotta grandad ground guests hangovers hills indoor irish lands mental miles
  mobility mothers nicely nobodys options overall password perfect phone picked point pours problem proceed prosecco
  quick quiet raining rains repeat required roast running scooter seasick settled share sharing silly sitting
  skydiving small sober somehow sorted special spending splendid stars stays strenuous stretch tagging tires today
  together tourist turns uncle useless venues waste wedding withdraw within workshop worse worth actual allow alone
  apartment apparently arrangement available balance because behave bigger binning blind bottomless break bridesmaids
  british broken called cancels chinese chipped cider clear climb closed clubbing content costly cough cycling
  daughter dearest delayed disregard ditching dodgy dozen dunno elsewhere euros example excluding explain fabric
  fifteen final forecast friendly furthest gonnae grandkids granny halve hates having hearing heavy holiday honour
  innit inside invited japanese joking kitchen latest legend lifts lively machine maximum mayhem ministry mistake
  mornings muppet notch notice object obsessed older opening orders palace partners peanuts penny persons pills plans
  plenty portuguese postpone preferred premier programme pulled queen quest refundable remain remind removed replaced
  reply restaurants rethink returned reviews risen robbery roughly rubbish rules sandwiches saving seems session
  several sharp shellfish shots since sisters skiing spoken staff stupid substitute sunny surprise talking teetotal
  theyll tight tomorrow touristy traditional treat trouble tweak water wheat window worry write`
  .trim()
  .split(/\s+/);

/** Words a letter away from one of these that people mean as they are written. */
export const MEANT_AS_WRITTEN: ReadonlySet<string> = new Set(
  `
  rang spoke shook sped swamped fiance fiances railing railings knitting mowing
  abort agent agree agrees ahmad choir choirs reserve reserves whale whales albert aloe alter amain among apologise approve aren arena askew avert baile balanced
  banks banned batter beachy beard bears became began behaved bench bind binding bites bland bleach bleak blend bling
  blink blunch boar boiled bookings booted booting boozer bowing bowlings boxing branch breach bread brewer bribe
  bridged bridges bridging bridie brink broke broker brothel bunch buns callee caller canceled cannon carry casing
  catchy cattle ceilings chain changes chapped chaps char charged charger charging cheapy checking cheek cheeks child
  chile chili chilli chilly chines chops chose chunk chunking claes clams claps clash clasp classy clays clean cleat
  clone cloned closes clover clube clues coats codes coding cold collar comin conch conform consent contend contest
  context convent coping corts costa couch county court coveted creamy cultured curly curvy daily daisy danced dancer
  dancey dares dated daves dealer deceit delegated deleted deplete derive diary didn diner dismount dive dodge doesn
  doin doze drank driven driver dropper drove dutch easing eighth eighty escaped ether ever expansive extensive factor
  factors fame feather feeding feeds feelings fees fifth fight fights finale flame fried fright futher galley gensler
  gentile gently gies gills girly given giver gong gown gran granddad grandpa grans grant groan groin grout grow growl
  guess hall halls halved harbor hats have hazing heading heave heaving hell herring hilly honor horse hosted hostels
  hungover ignored includes india insted italia javanese kartings kindle lads lager lanes late latent lather latter
  launch layer layers leads likely lists lives locale locking locks logger loops loos loser losers loses loved lovell
  lovers luck lurch maker makers makin managed manager marked marker marking marsh match mating mats maxage mean means
  meat meats medals menus metal mikes mills minds mines mints moaning modes monkey monte monty mornin mouth move moves
  muddle musica muzeum newer nice nigh nighty norma noticed notting olde oompah order otter otters outdoorsy outsider
  pace packed paging paint paintings palaces pans parity parky part partly parts pasty patty paving pawing perdon
  phoney phony pictured pint placed plane planes plank plant plants planty plate plates playing plays pleased pointing
  pointy ponds poser possibly poster potter praying premiere priced prime prince printing prize prizes programmer prone pulls
  pusher quack quartet queer quilt quirk quit quote rage railing rails rainy raising rally ranged ranger reduced
  regain regally reheat rely remote remover removes repeal repent replacer replaces replay replayed requires restored
  retain reverb rewind rise rises roles romain roofs roomy roots rover ruins sacred saint sally sapling savings saying
  says scheduled scheduler scored scuff seeds seen sees send sending setting settle settles shading shaft shake
  shaking shale shame shane shape shaping shard shared shave shawl sheep shell shifty shipped shirt shoe shoes shone
  shootings shooty shops shore short shorts shot shouldn shout shouting shouts shows shuts sick sift sifting sitter
  skill skipper skirt slapped sleek sleepy sleet slick slots smart smell snare sneak snitch snuff sorter spare speak
  speed speeding spent spill spitting spots squeezed stack stage stages staging stall star stara stare staring stark
  starts stat stating stats stead steal steam steed steel steer step steph stephs steven sticky stiff stilt stitch
  stock stops stove strays streak strep stretchy stride strife strive strop stuart stuck stuffy subset summit sundaes
  super sven swaying sweep tablet tacking taking tale tales tank tanks tapes taps tarde tastings testing than theater
  theme themes thick thin thinks thinning thirsty thong thorough though threat threw thunk thus tiers tiled timed
  timer timers tips tired titles toasting torch tourists tours towel trace trad traded trail trails traps treasurer
  treaty tree tries tripi trough twine tying udder untie updated upgraded vegas vegetariana venus verion vice wafer
  taoiseach shark sharks whale whales gulls wager waited waiter waits waking wasted weddings were what whatd whereas
  whiske whisky white whose widow words world worst wouldn wound writer writev wrote your yours`
    .trim()
    .split(/\s+/),
);
