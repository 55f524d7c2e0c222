import type { ActivityGuide } from '../activity-guide.ts';

export const BIRTHDAY: ActivityGuide = {
  id: 'birthday',
  name: 'Birthday',
  title: 'Birthdays',
  lead: 'A long table, a late night and a gentle last morning. Thirty, fifty or just because.',
  metaTitle: 'Birthday ideas and activities for groups',
  metaDescription:
    'Birthday ideas for groups with durations and guide prices: long-table dinners, balloons, hot tub boats and karaoke. Plan the day and get a free quote.',
  keywords: [
    'birthday ideas for groups',
    'group birthday activities',
    '30th birthday ideas',
    '40th birthday weekend',
    '50th birthday ideas',
    'birthday party planning',
  ],
  whyChoose: {
    title: 'Why plan a birthday with Huzzah',
    reasons: [
      {
        icon: 'cake',
        title: 'Every age at one table',
        text: 'Nan, toddlers and the university lot. Tell us who is coming and the plan leaves nobody on the stairs.',
      },
      {
        icon: 'clock',
        title: 'Timed like a good party',
        text: 'Something to do, something to eat, somewhere to dance, with time to get from one to the other.',
      },
      {
        icon: 'shield-check',
        title: 'No locked doors',
        text: 'Each place is checked to be open on the day, at the hour, for the number of you. Mondays included.',
      },
      {
        icon: 'heart',
        title: 'You get to enjoy it too',
        text: 'It is your friend’s birthday, not your second job. Ten minutes now, then turn up with a card.',
      },
    ],
  },
  sections: [
    {
      title: 'Activities',
      lead: 'Something to do with your hands before the cake.',
      items: [
        {
          name: 'Ten-pin bowling',
          duration: '90 minutes',
          price: 'From £14',
          type: 'Bowling',
          description:
            'Two lanes, silly names on the screen and shoes that smell of 1994. Works from six to ninety-six.',
        },
        {
          name: 'Social darts',
          duration: '90 minutes',
          price: 'From £16',
          type: 'Social darts',
          description:
            'The board keeps score, so nobody has to add up. Quick games, a shared bill and plenty of heckling.',
        },
        {
          name: 'Indoor crazy golf',
          duration: '75 minutes',
          price: 'From £14',
          type: 'Crazy golf',
          description: 'Nine holes, neon, one windmill too many. The birthday person may take one shot again.',
        },
        {
          name: 'Photo scavenger hunt',
          duration: '2 hours',
          price: 'From £18',
          type: 'Treasure hunt',
          description: 'Teams race round town collecting pictures. The slide show writes itself for the speeches.',
        },
      ],
    },
    {
      title: 'Adventure',
      lead: 'A number is only a number. Prove it.',
      items: [
        {
          name: 'Wind tunnel flight',
          duration: '90 minutes',
          price: 'From £60',
          type: 'Indoor skydiving',
          description: 'Freefall without the aeroplane. Two flights, a suit and a video for the family group.',
        },
        {
          name: 'Woodland zip wires',
          duration: '2 hr 30 min',
          price: 'From £38',
          type: 'High ropes',
          description: 'Up the ladder, through the canopy, down on a wire. The grown-ups are louder than the children.',
        },
        {
          name: 'Speedboat blast',
          duration: '1 hour',
          price: 'From £50',
          type: 'Speedboat ride',
          description: 'Lifejackets, big engines and tight turns past the sights. Hold on to your hat and your phone.',
        },
        {
          name: 'Hill walk to a view',
          duration: 'Half day',
          price: 'Free',
          type: 'Hike',
          needsNoBooking: true,
          description: 'A flask, a cake in a tin and a summit to eat it on. Wind permitting, candles too.',
        },
      ],
    },
    {
      title: 'Entertainment',
      lead: 'Sit down, the show is for you.',
      items: [
        {
          name: 'Stand-up night',
          duration: '2 hours',
          price: 'From £18',
          type: 'Comedy club',
          description:
            'Book the second row: close enough to laugh, far enough to live. Tell them whose birthday it is.',
        },
        {
          name: 'West End or touring show',
          duration: 'Evening',
          price: 'From £45',
          type: 'Theatre',
          description: 'A musical everybody knows, with seats in one row. Supper first is kinder than supper after.',
        },
        {
          name: 'Your film, your cinema',
          duration: '2 hours',
          price: '£150 per hour',
          type: 'Cinema',
          description: 'A private screen for the film they have quoted for twenty years. Popcorn by the bucket.',
        },
        {
          name: 'Magician at the table',
          duration: '1 hour',
          price: '£180 per hour',
          type: 'Magician',
          description: 'Cards, rings and somebody’s watch, between the main course and the candles. Breaks any ice.',
        },
      ],
    },
    {
      title: 'Food & Drink',
      lead: 'The bit they will actually remember.',
      items: [
        {
          name: 'Long-table dinner',
          duration: '3 hours',
          price: 'From £45',
          type: 'Private dining',
          description:
            'One table, sharing plates, room to swap seats at pudding. Bring your own cake; ask about the fee.',
        },
        {
          name: 'Grand afternoon tea',
          duration: '2 hours',
          price: 'From £38',
          type: 'Afternoon tea',
          description: 'Sandwiches with no crusts and a pianist if you are lucky. They will do a candle in a scone.',
        },
        {
          name: 'Pizza-making class',
          duration: '2 hours',
          price: 'From £38',
          type: 'Cookery class',
          description: 'Throw the dough, lose the dough, eat the result. Good for mixed ages and picky eaters.',
        },
        {
          name: 'Street-food crawl',
          duration: '2 hours',
          price: 'From £20',
          type: 'Food market',
          description: 'Everybody eats what they like and pays for it. No set menu, no splitting, no sulking.',
        },
      ],
    },
    {
      title: 'Relaxation',
      lead: 'You are not as young as you were yesterday.',
      items: [
        {
          name: 'Spa afternoon',
          duration: '3 hours',
          price: 'From £65',
          type: 'Spa',
          description: 'Robes, steam and a nap in a heated chair. Small groups do best: quiet rooms like quiet people.',
        },
        {
          name: 'Hot tub boat',
          duration: '90 minutes',
          price: 'From £45',
          type: 'Hot tub',
          description: 'A wood-fired tub that floats, for seven at a time. Somebody always wears the captain’s hat.',
        },
        {
          name: 'Picnic in the park',
          duration: '3 hours',
          price: 'Free',
          type: 'Picnic',
          needsNoBooking: true,
          description: 'Rugs, a speaker turned low, far too much cheese. Name a tree to meet at, not a pin on a map.',
        },
        {
          name: 'Sound bath',
          duration: '1 hour',
          price: 'From £20',
          type: 'Sound bath',
          description: 'Lie down while somebody plays gongs at you. Half the room snores, and that is the point.',
        },
      ],
    },
    {
      title: 'Unique Experiences',
      lead: 'For the birthdays that end in a nought.',
      items: [
        {
          name: 'Hot-air balloon',
          duration: '4 hours',
          price: 'From £150',
          type: 'Balloon flight',
          description: 'An hour up, three for the fuss and the fizz. Weather decides, so keep a second date in hand.',
        },
        {
          name: 'Recording studio session',
          duration: '3 hours',
          price: '£90 per hour',
          type: 'Recording studio',
          description:
            'Rewrite their song, record it properly, play it at dinner. The engineer can fix nearly anything.',
        },
        {
          name: 'Helicopter over the city',
          duration: '1 hour',
          price: 'From £160',
          type: 'Helicopter flight',
          description: 'Fifteen minutes in the air, a lifetime of mentioning it. The window seat goes to the birthday.',
        },
        {
          name: 'Stargazing evening',
          duration: '2 hours',
          price: 'From £25',
          type: 'Stargazing',
          description: 'A dark field, a big telescope and an astronomer with a flask. Puts another year in proportion.',
        },
      ],
    },
    {
      title: 'Nightlife',
      lead: 'School night or not.',
      items: [
        {
          name: 'Birthday karaoke room',
          duration: '2 hours',
          price: '£60 per hour',
          type: 'Karaoke',
          description: 'A song for every year is too many. A song for every decade is about right.',
        },
        {
          name: 'Your own corner of a bar',
          duration: 'Evening',
          price: 'Free',
          type: 'Bar',
          description: 'Plenty of bars keep an area for nothing if you come in numbers. Ask about the minimum spend.',
        },
        {
          name: 'Late jazz',
          duration: '2 hours',
          price: 'From £20',
          type: 'Jazz club',
          description: 'Low tables, a trio and something amber. For those who like to hear each other, more or less.',
        },
        {
          name: 'Eighties and nineties disco',
          duration: 'Evening',
          price: 'From £12',
          type: 'Club',
          description: 'Every song has a routine and everybody knows it. Knees permitting, until two.',
        },
      ],
    },
  ],
  steps: [
    {
      number: 1,
      title: 'Whose day is it?',
      text: 'Tell us who, where, when and how many, and anything that would spoil it.',
    },
    {
      number: 2,
      title: 'Look at the plan',
      text: 'Each hour with what, where, how far and how much, checked against opening times.',
    },
    {
      number: 3,
      title: 'Tweak it',
      text: 'Ask the concierge for later, cheaper, closer or louder, in your own words.',
    },
    {
      number: 4,
      title: 'Blow out the candles',
      text: 'Get a free quote for what needs booking. The rest, you just turn up to.',
    },
  ],
  benefits: [
    {
      icon: 'gift',
      title: 'Free to plan',
      text: 'The plan, the changes and the quotes cost nothing. You pay the places that you choose, and only them.',
    },
    {
      icon: 'users',
      title: 'From two to a hundred',
      text: 'A quiet dinner or the whole village: the plan only names places that take your number.',
    },
    {
      icon: 'calendar',
      title: 'A day or a long weekend',
      text: 'Give one date or several. Each day is planned from the first coffee to the last train.',
    },
  ],
};
