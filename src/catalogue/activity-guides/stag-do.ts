import type { ActivityGuide } from '../activity-guide.ts';

export const STAG_DO: ActivityGuide = {
  id: 'stag-do',
  name: 'Stag do',
  title: 'Stag dos',
  lead: 'One last big weekend, planned by somebody sober. Everybody home with their eyebrows.',
  metaTitle: 'Stag do ideas and activities for groups',
  metaDescription:
    'Stag do ideas with durations and guide prices: karts, clays, rafts, curry and karaoke. Plan every hour of the weekend and get a free quote for any of it.',
  keywords: [
    'stag do ideas',
    'stag do activities',
    'stag weekend',
    'stag party planning',
    'stag do quote',
    'best man checklist',
  ],
  whyChoose: {
    title: 'Why plan a stag do with Huzzah',
    reasons: [
      {
        icon: 'shield-check',
        title: 'A plan that holds up',
        text: 'Every slot is open, reachable from the one before and fit for your numbers. The bar you walk to will let you in.',
      },
      {
        icon: 'wallet',
        title: 'One budget, kept',
        text: 'Say what a head may cost and the plan stays under it. No awkward sums on the last night.',
      },
      {
        icon: 'message-circle',
        title: 'Change it by chatting',
        text: '“Swap the museum for karting and start later on Sunday.” Done, checked again, no phone calls.',
      },
      {
        icon: 'party-popper',
        title: 'Credit to the best man',
        text: 'You get the glory for the whole thing. We will never tell anybody it took you ten minutes.',
      },
    ],
  },
  sections: [
    {
      title: 'Top Activities',
      lead: 'The four that never get a groan in the group chat.',
      items: [
        {
          name: 'Go-karting grand prix',
          duration: '90 minutes',
          price: 'From £45',
          type: 'Go-karting',
          description: 'Practice laps, a proper grid and a podium. The groom starts at the back; he need not know why.',
        },
        {
          name: 'Axe throwing',
          duration: '75 minutes',
          price: 'From £30',
          type: 'Axe throwing',
          description:
            'A coach, a target and a knockout tournament. Done before the first pint, for reasons of arithmetic.',
        },
        {
          name: 'Bubble football',
          duration: '1 hour',
          price: 'From £28',
          type: 'Bubble football',
          description: 'Five-a-side inside inflatable balls. Nobody scores, everybody bounces, the groom is fair game.',
        },
        {
          name: 'Escape room showdown',
          duration: '75 minutes',
          price: 'From £28',
          type: 'Escape room',
          description:
            'Two teams, two identical rooms, one winner. Finds out who in the group actually reads instructions.',
        },
      ],
    },
    {
      title: 'Shooting & Combat',
      lead: 'Settle the old scores before the speeches.',
      items: [
        {
          name: 'Clay pigeon shooting',
          duration: '2 hours',
          price: 'From £55',
          type: 'Clay shooting',
          description:
            'Instructor, ear defenders and a flat cap for the winner. No experience needed, and no pigeons harmed.',
        },
        {
          name: 'Paintball in the woods',
          duration: 'Half day',
          price: 'From £25',
          type: 'Paintball',
          description:
            'Forts, flags and a groom in a bright hat. Ask what the paint costs on top: that is where the money goes.',
        },
        {
          name: 'Outdoor laser combat',
          duration: '2 hours',
          price: 'From £30',
          type: 'Laser tag',
          description: 'All the ambushes and none of the bruises, so the wedding photographs stay presentable.',
        },
        {
          name: 'Combat archery',
          duration: '75 minutes',
          price: 'From £28',
          type: 'Archery',
          description: 'Dodgeball with bows and foam arrows. Harder than it looks and far sillier than it sounds.',
        },
      ],
    },
    {
      title: 'Sports & Adventure',
      lead: 'Earn the pint.',
      items: [
        {
          name: 'Quad biking',
          duration: '2 hours',
          price: 'From £65',
          type: 'Quad biking',
          description: 'Mud, hills and a guide in front who has seen it all. Bring clothes that you never liked.',
        },
        {
          name: 'Indoor skydiving',
          duration: '90 minutes',
          price: 'From £60',
          type: 'Indoor skydiving',
          description:
            'Two flights each in a wind tunnel, filmed. Faces do things in there that no best man can invent.',
        },
        {
          name: 'High ropes',
          duration: '2 hr 30 min',
          price: 'From £38',
          type: 'High ropes',
          description:
            'Ladders, leaps and a zip wire home. The one who mocked the harness is always the one who freezes.',
        },
        {
          name: 'Five-a-side with a referee',
          duration: '1 hour',
          price: '£90 per hour',
          type: 'Football',
          description:
            'A floodlit pitch, bibs and an official who takes no nonsense. Married against single is traditional.',
        },
      ],
    },
    {
      title: 'Food & Drink Experiences',
      lead: 'Line the stomach first. You know how this goes.',
      items: [
        {
          name: 'Brewery tour and tasting',
          duration: '90 minutes',
          price: 'From £22',
          type: 'Brewery tour',
          description: 'See how it is made, then drink it in the right order, with somebody to say which one that is.',
        },
        {
          name: 'Whisky tasting',
          duration: '2 hours',
          price: 'From £45',
          type: 'Whisky tasting',
          description: 'Five drams and a host with stories. By the fourth, everybody can taste the seaweed.',
        },
        {
          name: 'Steak dinner',
          duration: '2 hours',
          price: 'From £50',
          type: 'Steakhouse',
          description:
            'A long table, sharing cuts and sides. Pick the menu a week ahead and nobody has to split a bill.',
        },
        {
          name: 'Curry house feast',
          duration: '2 hours',
          price: 'From £25',
          type: 'Indian restaurant',
          description: 'Poppadoms by the tower and one dish for the brave. The vegetarians eat best, as ever.',
        },
      ],
    },
    {
      title: 'Unusual & Unique',
      lead: 'For the groom who has already been to everybody else’s.',
      items: [
        {
          name: 'Tank driving',
          duration: 'Half day',
          price: 'From £120',
          type: 'Tank driving',
          description:
            'Steer sixteen tonnes over somebody else’s field, with an instructor and permission. Hatch open.',
        },
        {
          name: 'Highland games',
          duration: '2 hours',
          price: 'From £40',
          type: 'Highland games',
          description: 'Caber, hammer, tug of war. Kilts provided, dignity not. Works just as well in Surrey.',
        },
        {
          name: 'Sheepdog handling',
          duration: '2 hours',
          price: 'From £42',
          type: 'Farm experience',
          description: 'A farmer, a dog and some ducks that do not care who is getting married. Oddly moving.',
        },
        {
          name: 'Life drawing, groom as muse',
          duration: '90 minutes',
          price: 'From £25',
          type: 'Life drawing',
          description: 'Charcoal, an easel each and a very patient model. The best picture goes up at the wedding.',
        },
      ],
    },
    {
      title: 'Water Based Adventures',
      lead: 'Everybody gets wet. That is the point.',
      items: [
        {
          name: 'White-water rafting',
          duration: '2 hours',
          price: 'From £60',
          type: 'Rafting',
          description: 'A guide, a raft and a course that wants you out of it. Wetsuits included; screaming is free.',
        },
        {
          name: 'Coasteering',
          duration: 'Half day',
          price: 'From £55',
          type: 'Coasteering',
          description:
            'Swim, scramble and jump along the cliffs with a guide who knows which ledge. Good shoes, old shorts.',
        },
        {
          name: 'Self-drive boat hire',
          duration: '2 hours',
          price: '£80 per hour',
          type: 'Boat hire',
          description:
            'A quiet electric boat for eight, no licence needed. One captain, and the captain does not drink.',
        },
        {
          name: 'Lifeguarded sea dip',
          duration: '1 hour',
          price: 'Free',
          type: 'Swimming',
          needsNoBooking: true,
          description: 'A beach with flags, a run at the waves, bacon rolls after. The cure for Saturday night.',
        },
      ],
    },
    {
      title: 'Nightlife & Entertainment',
      lead: 'The part that nobody will remember in the right order.',
      items: [
        {
          name: 'Comedy club table',
          duration: '2 hours',
          price: 'From £18',
          type: 'Comedy club',
          description: 'Three acts and a compère. Do not seat the groom at the front. Seat the groom at the front.',
        },
        {
          name: 'Private karaoke room',
          duration: '2 hours',
          price: '£60 per hour',
          type: 'Karaoke',
          description: 'Your own stage, your own songs, nobody to disturb. Three power ballads is the legal limit.',
        },
        {
          name: 'Guided bar crawl',
          duration: '4 hours',
          price: 'From £20',
          type: 'Bar crawl',
          description: 'Four bars that expect you and a guide who counts heads. Queues are for other people.',
        },
        {
          name: 'Casino night with a lesson',
          duration: '3 hours',
          price: 'From £25',
          type: 'Casino',
          description: 'An hour of poker school, then a table. Agree what you can lose, lose it, and feel like a film.',
        },
      ],
    },
  ],
  steps: [
    {
      number: 1,
      title: 'Give us the brief',
      text: 'How many, where, when, and what a head may cost. Three minutes on your phone.',
    },
    {
      number: 2,
      title: 'Get a checked plan',
      text: 'Every hour from arrival to last orders, with times, prices and the walk in between.',
    },
    {
      number: 3,
      title: 'Argue with it',
      text: 'Tell the concierge what to swap, move or drop. The plan is checked again each time.',
    },
    {
      number: 4,
      title: 'Make it real',
      text: 'Ask for a free quote on any of it, or all of it. You decide what gets booked.',
    },
  ],
  benefits: [],
};
