/** Words that people choose as passwords. They are compared without the digits and signs around them. */

export const commonWords: ReadonlySet<string> = new Set(
  `
  abebe abebech abyssinia access addis addisababa admin administrator adwa africa alemayehu alemu
  alexander almaz amanuel amber america amhara andrea andrew angel angela anthony apple arsenal
  ashenafi asefa ashley asmara asdf asdfgh asdfghjk asdfghjkl aster august austin autumn axum azerty
  baby babygirl bahirdar bailey banana barcelona baseball basketball batman bekele berhanu birr
  birthday biruk bitcoin blessed blessing blink bole booboo boss brandon bubbles buna buster
  butterfly calendar caroline cashbook catering cheese chelsea chicken chocolate christ christian
  christmas church coffee company computer cookie cricket crystal daniel database dawit december
  default demo derartu desta diamond digis dinner dolphin donald dragon easter edward elephant
  eleni elizabeth emanuel employee enjera ethiopia ethiopian ethiotelecom event events everyone
  facebook faith family fasika fasil feast february ferrari fikir fikre flower football forever
  freedom friday friend friends galaxy gebre genet george getachew girma ginger god godisgood
  gondar google gospel grace guest habesha haile hailu hana hannah happy harar harley hawassa
  heaven hello hellohello helloworld hidar hirut honey hotel house hunter iloveyou iloveyouall
  iloveyousomuch injera internet isabella jackson january jasmine jennifer jessica jesus
  jesuschrist jesusislord jimma john jordan joseph joshua july june justin kebede kidane killer
  king kingdom kitchen kitfo konjo lalibela landmark lasvegas letmein liverpool lord london love
  lovelove lovely loveyou lucky makeda manager manchester manu march marley master mathew matrix
  medhanit mekdes mekele mekonnen melaku member mercedes merkato meron meskel meskerem michael
  michelle mickey microsoft miiriam million monday money monkey mother mulugeta muhammed music
  mustang mypassword naruto natnael nazret nicole nothing november october office orange orthodox
  owner pagume pass passcode passpass password passwords passwort pepper piassa picasso piazza
  pokemon princess private prince purple qazwsx qazwsxedc qwer qwerasdf qwert qwerty qwertyu
  qwertyui qwertyuiop qwertz rachel rainbow ramadan rebecca restaurant robert rocky ronaldo root
  sara sarah saturday school secret secure selam selamta senait september server service shadow
  shalom sheger sheraton silver simon sisay slipknot snoopy soccer solomon spring staff star
  starwars student summer sunday sunflower sunshine superman superstar supervisor support system
  tadesse taylor teacher teddy telecom temesgen temp temporary tesfaye test tester testing tewodros
  thomas thursday tibs tigist tiger tigger tinkerbell tirunesh tsehay tuesday unknown user
  username valentine victoria visitor wedding welcome welcomehome whatever william winter wolde
  worku worldcup yared yeshi yodit yohannes zaq zaqwsx zeleke zenebe zewditu zxcv zxcvbn zxcvbnm
  `
    .trim()
    .split(/\s+/u),
);
