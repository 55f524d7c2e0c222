const SHORT_FORMS = `
  mon=monday tue=tuesday tues=tuesday wed=wednesday weds=wednesday thu=thursday thur=thursday thurs=thursday fri=friday
  sat=saturday satdy=saturday sun=sunday nite=night nites=nights nght=night tonite=tonight 2nite=tonight tmrw=tomorrow
  shunt=move tmr=tomorrow tomoz=tomorrow 2moro=tomorrow eve=evening arvo=afternoon aft=afternoon morn=morning am=am
  summat=something sumthing=something sumfin=something somethin=something smth=something sth=something sthg=something
  somthing=something somfing=something u=you ur=your r=are ppl=people peeps=people peops=people pax=people
  pls=please plz=please plse=please wanna=want_to gonna=going_to ave=have gotta=got_to dunno=do_not_know lets=lets
  dnt=dont dont=dont didnt=didnt cnt=cant n=and nd=and tho=though thx=thanks ta=thanks tnx=thanks cheers=thanks
  bfast=breakfast brekkie=breakfast brekky=breakfast supper=dinner din=dinner dindins=dinner resto=restaurant
  swop=swap sawp=swap swp=swap swapp=swap chnage=change chng=change rid=rid bin=drop scrap=drop ditch=drop lose=drop
  axe=axe sack=drop veggie=vegetarian veggies=vegetarian veg=vegetarian vege=vegetarian gf=gluten_free df=dairy_free
  pricey=expensive dear=expensive spenny=expensive cheapo=cheap skint=cheaper bday=birthday hows=how_is whats=what_is whys=why_is
  wats=what_is wat=what wot=what wots=what_is wheres=where_is whens=when_is whos=who_is y=why hw=how
  hotell=hotel hotl=hotel acc=accommodation digs=accommodation accom=accommodation prolly=probably defo=definitely
  karts=karting gokarts=karting gokarting=karting carting=karting clubing=clubbing club=club nightout=night_out
  wi=with doon=down aboot=about neet=night toon=town gannin=going lunchtime=lunch luncheon=lunch luncheons=lunches chippy=fish_and_chips
  abit=a_bit alot=a_lot im=i_am ive=i_have id=i_would its=it_is thats=that_is theres=there_is theyre=they_are
  weve=we_have youre=you_are nobodys=nobody_is fink=think wiv=with da=the dat=that
  luv=love gd=good gr8=great soz=sorry aint=isnt innit= mate=  x= xx= xxx= hun= babe= pal= m8=
  tht=that thts=that_is wud=would cud=could shud=should cld=could wld=would shld=should bout=about
  kinda=kind_of sorta=sort_of lil=little cuz=because cos=because coz=because bc=because
  hav=have av=have ave=have o=of hve=have wnt=want wont=wont wantd=want evry=every evening=evening evenin=evening
  thru=through grub=food scran=food nosh=food feed=food munch=food ppls=people rly=really jst=just shldnt=shouldnt
  wis=was hun= meh=boring weird=boring pants=boring dull=boring yawn=boring carnt=cant
  knackered=tired knackerd=tired nackered=tired knacked=tired gaff=place gaffs=places erly=early erlier=earlier l8r=later later=later l8=late tym=time tyme=time
  satdee=saturday satdi=saturday saterday=saturday saturdee=saturday sundee=sunday frydee=friday fridee=friday fryday=friday satday=saturday satrday=saturday sundy=sunday wknd=weekend wkend=weekend wkends=weekends hrs=hours hr=hour mins=minutes
  b4=before til=until till=until bk=back aye=yes owt=anything nowt=nothing nah=no nope=no wee=little ken= dinnae=dont
  ither=other guid=good fur=for fro=for yins=ones onything=anything onywhere=anywhere ony=any onyhing=anything insteid=instead summin=something sumin=something summink=something somethink=something wans=ones oor=our
  nae=no na=no naebody=nobody nane=none whaur=where whit=what whits=what_is fae=from mair=more didnae=didnt doesnae=doesnt wasnae=wasnt havenae=havent hasnae=hasnt shouldnae=shouldnt arenae=arent kippin=staying kipping=staying aswell=as_well infact=in_fact incase=in_case atall=at_all
  cannae=cant couldnae=couldnt wouldnae=wouldnt isnae=isnt gonnae=please gie=give oot=out aff=off youse=you yous=you
  hae=have huv=have hoor=hour fer=for yin=one thegither=together
  tae=to ae=of heid=head heed=head yer=your ya=you smthing=something smthin=something smtg=something sumat=something sommat=something any1=anyone
  every1=everyone some1=someone sum1=someone init= bevvies=drinks bevs=drinks bevvy=drinks pints=drinks boozing=drinking kip=sleep accomodation=accommodation accommodaton=accommodation resturant=restaurant
  restaraunt=restaurant  shes=she_is hes=he_is werent=were_not cmon=come_on thnx=thanks
  thankyou=thank_you fanks=thanks tysm=thanks tyvm=thanks ty=thanks alrite=alright alryt=alright sumwhere=somewhere
  smwhere=somewhere sumwer=somewhere wer=we_are cheep=cheap cheeper=cheaper reccomend=recommend
  preggers=pregnant preggo=pregnant incl=including inc=including addin=add adding=add reserve=book reserving=booking chuck=chuck hol=holiday hols=holiday brill=great loo=toilet
`;

/** Words as they are typed on phones, and what they stand for. A wed is a Wednesday here, never a wedding. */
export const PHONE_WORDS: ReadonlyMap<string, string> = new Map(
  SHORT_FORMS.trim()
    .split(/\s+/)
    .map((pair) => {
      const [typed = '', meant = ''] = pair.split('=');
      return [typed, meant.replace(/_/g, ' ')];
    }),
);

/** Words that carry the meaning of a wish; slips in them are put right before anything is read. */
export const COMMAND_WORDS: readonly string[] = `
  monday tuesday wednesday thursday friday saturday sunday morning afternoon evening tonight tomorrow weekend
  january february august september october november december
  breakfast brunch lunch lunches dinner dinners restaurant restaurants activity activities drinks
  change replace switch remove cancel different another instead something anything everything
  cheaper cheapest expensive budget affordable price prices total person people group
  calmer quieter relaxed relaxing chilled slower wilder livelier crazier busier
  allergic allergy intolerant intolerance vegetarian vegetarians vegan vegans gluten halal kosher dairy coeliac alcohol teetotal pregnant
  wheelchair accessible mobility stairs earlier longer shorter later
  museum karting comedy cocktail cocktails nightclub nightclubs clubbing karaoke rooftop bowling escape
  hotel hotels accommodation staying itinerary schedule recommend include included dropped pulled
  refund deposit deposits cancelled raining weather explain because
  thanks hello reverse previous original`
  .trim()
  .split(/\s+/);
