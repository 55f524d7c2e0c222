/** Whom somebody brings along or speaks of, each in the singular: `(?:${KIN})s?` in a pattern. */
export const KIN =
  'mum|mam|mom|mother|dad|father|parent|nan|nana|nanna|gran|granny|grandma|grandad|grandpa|sister|sis|brother|bro|cousin|aunt|auntie|aunty|uncle|nephew|niece|husband|hubby|wife|missus|fella|boyfriend|girlfriend|partner|other half|fiance|fiancee|son|daughter|grandson|granddaughter|kid|child|baby|mate|friend|bestie|pal|colleague|flatmate|housemate|neighbour|boss|bridesmaid|usher|best man|maid of honour';
