import type { ActivityGuide } from '../activity-guide.ts';

export const GROUP_WEEKENDS: ActivityGuide = {
  id: 'group-weekends',
  name: 'Group weekend',
  title: 'Group weekends',
  lead: 'The whole gang, one postcode, two nights. No occasion needed beyond finally agreeing on a date.',
  metaTitle: 'Group weekend ideas, houses and activities',
  metaDescription:
    'Group weekend ideas with durations and guide prices: big houses, canoes, private chefs and hot tubs. Plan the whole weekend and get a free quote for it.',
  keywords: [
    'group weekend ideas',
    'group weekend away',
    'big house weekend',
    'friends weekend away',
    'group accommodation',
    'reunion weekend',
  ],
  whyChoose: {
    title: 'Why plan a weekend with Huzzah',
    reasons: [
      {
        icon: 'calendar',
        title: 'Friday train to Sunday lunch',
        text: 'Each day hour by hour, with gaps where gaps belong. A plan you can ignore happily once you are there.',
      },
      {
        icon: 'map',
        title: 'Nothing an hour apart',
        text: 'Places are strung together by how far they really are, so the weekend is not spent in a taxi.',
      },
      {
        icon: 'wallet',
        title: 'The whole cost, early',
        text: 'What a head spends on the days, and the beds on a line of their own. Decide before anybody has paid.',
      },
      {
        icon: 'heart',
        title: 'Room for all sorts',
        text: 'The climber, the napper and the one with the pushchair. Say so once and the plan remembers.',
      },
    ],
  },
  sections: [
    {
      title: 'Activities',
      lead: 'One good thing a day. The rest is sofa.',
      items: [
        {
          name: 'Archery in the grounds',
          duration: '90 minutes',
          price: 'From £25',
          type: 'Archery',
          description: 'An instructor brings the targets to you. Apples stay off heads; everything else is a contest.',
        },
        {
          name: 'Village treasure hunt',
          duration: '2 hours',
          price: 'From £15',
          type: 'Treasure hunt',
          description:
            'Clues in the churchyard, the post office and the pub. The locals know what you are looking for.',
        },
        {
          name: 'Pottery afternoon',
          duration: '2 hours',
          price: 'From £35',
          type: 'Pottery',
          description:
            'A wheel, an apron and a bowl that leans. They fire it and post it, so it turns up like a memory.',
        },
        {
          name: 'Boat for the day-trippers',
          duration: '2 hours',
          price: '£80 per hour',
          type: 'Boat hire',
          description: 'A self-drive boat, a picnic and a stretch of quiet water. Choose a captain who reads signs.',
        },
      ],
    },
    {
      title: 'Accommodation',
      lead: 'Count the beds, then count the bathrooms.',
      items: [
        {
          name: 'The big house',
          duration: '2 nights',
          price: 'From £110',
          type: 'Country house',
          description:
            'Sleeps sixteen with a table to match. Price is each, for the weekend; draw lots for the box room.',
        },
        {
          name: 'Glamping field',
          duration: '2 nights',
          price: 'From £85',
          type: 'Glamping',
          description:
            'Bell tents with real beds, a fire pit and showers that work. Bring a torch and low expectations of dawn.',
        },
        {
          name: 'Aparthotel floor',
          duration: '2 nights',
          price: 'From £110',
          type: 'Aparthotel',
          description: 'Kitchens, keys of your own and the city outside. The kind choice for light sleepers.',
        },
        {
          name: 'Hostel takeover',
          duration: '2 nights',
          price: 'From £55',
          type: 'Hostel',
          description:
            'The whole bunkhouse, its kitchen and its lounge. Cheapest a head, best for gossip after lights out.',
        },
      ],
    },
    {
      title: 'Outdoor Adventures',
      lead: 'Boots, paddles and wheels.',
      items: [
        {
          name: 'Guided hill day',
          duration: 'Full day',
          price: 'From £45',
          type: 'Hike',
          description: 'A mountain leader who knows when to turn round. Two routes, one summit, one pub.',
        },
        {
          name: 'Canoe and a campfire',
          duration: 'Half day',
          price: 'From £48',
          type: 'Canoeing',
          description:
            'Paddle downstream, brew up on a beach, get collected at the end. Two to a boat tests any friendship.',
        },
        {
          name: 'Mountain bikes in the forest',
          duration: 'Half day',
          price: 'From £38',
          type: 'Mountain biking',
          description: 'Hire, helmets and trails by colour. Green is a cake run; red is a talking point.',
        },
        {
          name: 'Coast walk with a swim',
          duration: 'Half day',
          price: 'Free',
          type: 'Swimming',
          needsNoBooking: true,
          description: 'Five miles, one cove and a towel between two. Pick a beach with lifeguards and check the tide.',
        },
      ],
    },
    {
      title: 'Dining',
      lead: 'Seventeen opinions, one oven.',
      items: [
        {
          name: 'Chef in the kitchen',
          duration: 'Evening',
          price: 'From £55',
          type: 'Private chef',
          description:
            'Three courses, your table, their washing-up. Saturday night sorted while you find the corkscrew.',
        },
        {
          name: 'Sunday roast for all',
          duration: '2 hours',
          price: 'From £22',
          type: 'Pub',
          description: 'A long table by the fire and nut roast on request. Book it before you book the house.',
        },
        {
          name: 'Barbecue box',
          duration: '3 hours',
          price: 'From £18',
          type: 'Barbecue',
          description: 'The butcher packs it, you burn it. Halloumi travels in a separate bag, as do the tongs.',
        },
        {
          name: 'Farm-shop breakfast',
          duration: '90 minutes',
          price: 'From £12',
          type: 'Brunch café',
          description: 'Eggs from over there, bread from just here. Somebody always buys a scented candle.',
        },
      ],
    },
    {
      title: 'Entertainment',
      lead: 'For when the rain comes, which it will.',
      items: [
        {
          name: 'Murder mystery dinner',
          duration: 'Evening',
          price: 'From £38',
          type: 'Murder mystery',
          description:
            'An actor or two join you for dinner and one does not get pudding. Dress up; it helps the lying.',
        },
        {
          name: 'Board-game night',
          duration: 'Evening',
          price: 'Free',
          type: 'Board games',
          needsNoBooking: true,
          description: 'Everybody brings one game and explains it in a minute. The four-hour one stays in its box.',
        },
        {
          name: 'Acoustic set in the lounge',
          duration: '2 hours',
          price: '£120 per hour',
          type: 'Live music',
          description: 'One singer, one guitar, all the songs you know. The neighbours will not mind and might come.',
        },
        {
          name: 'Film night on the barn wall',
          duration: '3 hours',
          price: 'From £60 for the group',
          type: 'Cinema',
          description: 'A hired projector, a sheet and every blanket in the house. Vote early; settle for a classic.',
        },
      ],
    },
    {
      title: 'Transport',
      lead: 'One arrival, not seven.',
      items: [
        {
          name: 'Reserved seats on the train',
          duration: '2 hours',
          price: 'From £20',
          type: 'Train',
          description: 'Ask for a group booking and sit in one carriage. The weekend starts when the first tin opens.',
        },
        {
          name: 'Minibus from the station',
          duration: '1 hour',
          price: '£70 per hour',
          type: 'Minibus',
          description: 'A driver waiting with your name on a card. Sixteen people, one trip, no lost cousins.',
        },
        {
          name: 'Nine-seater to share',
          duration: '2 days',
          price: 'From £35',
          type: 'Car hire',
          description:
            'Hire for the weekend, split by nine, fuel on top. Settle who drives before you settle who drinks.',
        },
        {
          name: 'Bikes from the door',
          duration: 'Full day',
          price: 'From £25',
          type: 'Bike hire',
          description: 'Dropped at the house with helmets and a map. Lanes, a ford and a tea room you can see coming.',
        },
      ],
    },
    {
      title: 'Wellness',
      lead: 'Come back better than you left.',
      items: [
        {
          name: 'Yoga on the lawn',
          duration: '1 hour',
          price: '£70 per hour',
          type: 'Yoga',
          description:
            'A teacher with spare mats comes to the house. Split between all of you, it costs about a coffee each.',
        },
        {
          name: 'Wood-fired hot tub',
          duration: '2 days',
          price: 'From £220 for the group',
          type: 'Hot tub',
          description: 'Delivered on Friday, collected on Monday, lit by whoever loves a project. Six in at a time.',
        },
        {
          name: 'Sauna and cold dip',
          duration: '90 minutes',
          price: 'From £22',
          type: 'Sauna',
          description: 'Hot box, cold lake, repeat. Everybody swears at the water and everybody books again.',
        },
        {
          name: 'Slow walk in the woods',
          duration: '90 minutes',
          price: 'Free',
          type: 'Walk',
          needsNoBooking: true,
          description: 'Phones in a basket, nobody in a hurry. Leave early enough and you will hear the birds finish.',
        },
      ],
    },
  ],
  steps: [],
  benefits: [],
};
