/** Words of everyday messages that are also parts of venue names (`Flight Club`): alone they name no venue. */
export const EVERYDAY_WORDS: ReadonlySet<string> = new Set(
  `about above vegas message messages messenger points pointing prints printing printed stopping branch branches concept concepts convert converts converted
  converting operating power powers greet greeted marker transport content layers technically factor protect theme child tail thorough
  stripped callers green moves vice manual access chance chances active add adults after afternoon again all alone always amazing american another anything arrive
  ask away loving baby back bad ball balls bank base bath beach beauty because bed before best better between bigger birthday
  block blowing booze boot born both bottle bottom bounce box boys break bride brides grooms bring british brothers brunch budget build bus busy
  call calm camp cancel captain car card cards care carry carries carrying cash cave celebrate change cheap cheaper check chef chill chinese
  choice circus clean clear clock close clothes coach coast coffee cold college colour come cook cool corner cost could
  country couple course crazy crew crystal cut dance dark date dates days deal dear deep different dirty disco does dog
  done double down dream dress drive drop dry duck during early easy eat eight eleven end energy english enough escape
  evening event ever every everyone everything exchange express extra fair family famous fancy fast feel few fifteen
  fifty fine fire first fish five flat flight floor fly food foot forest forget forty found four free french fresh
  friend friends from front full fun future garage gate gender get giant gift gin girls give glass goes going gold good
  grand great groom ground group guests gym hair half hall hand happy hard have head hear heart heat heaven heavy here
  hero hide high hold holiday home honest hope horse hot hour hours ice idea important include indian indoor inside
  instead iron island italian japanese job join journey jump just keep key kid kids kind king kings know ladies lake
  land large last late later lead leave left less library lining life light lights like line lion list little live local long
  look loose lost lots love low luck lucky machine made magic main make many map match maybe mean meet members menu
  mexican middle might mind mine minute mix mobile moment money month moon more morning most mother move much must name
  near need never next nice nine noble nobody noise normal nothing now number oak ocean off office often once one only
  open orange order original other outdoor outside over own paint pan paper park part past pay people perfect person
  phone photo piano pick picnic piece pink pirate place plan plane plate play please pleasure plus point poor pop post
  pound power present pretty price private problem proper pub public pull punch push put queen queens question quick
  quiet quite race rail rain rather reach ready real really rest return rich ride right ring rise river road rock roof
  room roots rose rough round route royal rule run safe sale same sand sandwich save school sea search season seat
  second see seen send serious seven several shadow share ship shop short should show side sight silly silver since sing
  sister six sky sleep slow small smart smile smoke snack soft some someone something soon sorry soul sound south space
  spanish special speed spend spirit sport sports spring stag stage stairs stand star start state station stay still
  stone stop story straight strange street strong stuff style sugar suggest suit summer sun super sure surprise sweet
  swing table take talk tall taste tea team tell ten test thai than thank that them then there these thing things think
  third thirty this those though three through ticket time times tiny today together tomorrow tonight too top total
  touch town track train travel treat tree trip true try turn twelve twenty twice two under union until upstairs usual
  very view village visit voice wait walk wall want warm wash watch water wave week weekend well were what wheel when
  where which while who whole why wild will wind window wine wing winter wish with without wonder wood word work works
  world worth would wrong yard year yes yesterday young your zero zoo brave roast chapter daily fabric habit bread
  butter salt pepper honey lemon apple olive tiger bear bull wolf fox goose swan rabbit pig cow lamb barrel
  ministry mayor hope mercy grace faith ruby pearl amber scarlet violet curry tapas ramen sushi pasta noodle pie
  ahead apply argue banking bottles bright built changes charge charged charges chops consent costs count counts
  pint pints dancers ditch driver evenings former fort fried gran ideas lands locals looked losers makes marked model months
  mornings pace packed pain pains parts places plans plates plenty prices print sake shall shame shared sharing sharp
  sort sorted speak speaks spot starts stays staying stayed stops store stored stores stories tales wins words write yourselves
  bunch bunches launch launches latter replacing relating related remote reserved reservation reservations releasing released caller excessive
  around
  student students
  bounce electric phantom factory foundry academy studio parlour palace temple harbour harbor market`.split(/\s+/),
);
