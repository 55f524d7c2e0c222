/**
 * The passwords that guessing begins with, of six characters or more, in lower case. Every published ranking of
 * leaked passwords opens with most of these; the list stays short so that nobody meets it without deserving it.
 */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `
  000000 00000000 012345 0123456 0123456789 102030 101010 111111 1111111 11111111 111222 112233 11223344 121212 123123
  123123123 123321 1234321 12341234 123412345 123456 1234567 12345678 123456789 1234567890 12345678910 123456a 1234qwer
  123654 123789 123abc 123qwe 123qweasd 131313 147258 147258369 159357 159753 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx
  1qazxsw2 222222 22222222 232323 252525 333333 444444 456456 456789 500500 555555 55555555 654321 666666 66666666
  696969 7654321 777777 7777777 77777777 789456 789456123 87654321 888888 88888888 963852741 987654 987654321
  9876543210 999999 99999999 a12345 a123456 a1234567 a123456789 aa123456 aaaaaa aaaaaaaa abc123 abc1234 abc12345
  abcd1234 abcdef abcdefg abcdefgh access admin1 admin123 administrator arsenal asdasd asdf1234 asdfasdf asdfgh
  asdfghjk asdfghjkl ashley bailey banana barcelona baseball basketball batman bubbles butterfly celtic changeme
  charlie cheese chelsea chocolate computer cookie daniel default dragon everton flower football football1 freedom
  fuckoff fuckyou george ginger google guinness hannah harley hello1 hello123 hottie hunter hunter2 iloveyou iloveyou1
  internet jasmine jennifer jessica jordan joshua killer letmein letmein1 liverpool liverpool1 login123 london loveme
  lovely loveyou maggie manchester master matrix matthew merlin michael michelle monkey monkey1 monkey123 mustang
  naruto nicole ninja1 password passw0rd p@ssw0rd p@ssword password! password01 password1 password12 password123
  password1234 pa55word pa55w0rd pepper pokemon princess princess1 q1w2e3 q1w2e3r4 qazwsx qazwsxedc qwaszx qwe123
  qweasd qweasdzxc qweqwe qwert12345 qwerty qwerty1 qwerty12 qwerty123 qwerty1234 qwertyui qwertyuiop rangers robert
  samsung secret secret1 shadow soccer spiderman starwars summer sunshine superman taylor tennis test123 test1234
  testing thomas thunder tigger tottenham trustno1 westham welcome welcome1 welcome123 whatever william yankees
  zaq12wsx zxcvbn zxcvbnm zzzzzz
  `
    .split(/\s+/)
    .filter((word) => word !== ''),
);
