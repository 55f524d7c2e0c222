import type { ActivityGuide } from '../activity-guide.ts';

export const HEN_DO: ActivityGuide = {
  id: 'hen-do',
  name: 'Hen do',
  title: 'Hen dos',
  lead: 'Spritzes, spas and dance floors, in whatever order the bride likes.',
  metaTitle: 'Hen do ideas and activities for groups',
  metaDescription:
    'Hen do ideas with durations and guide prices: cocktail classes, spas, flower crowns and disco boats. Plan every hour and get a free quote for any of it.',
  keywords: [
    'hen do ideas',
    'hen do activities',
    'hen weekend',
    'hen party planning',
    'hen do quote',
    'maid of honour checklist',
  ],
  whyChoose: {
    title: 'Why plan a hen do with Huzzah',
    reasons: [
      {
        icon: 'users',
        title: 'Right for all of them',
        text: 'The bride’s mum, the school friends and the one who is pregnant. Say who needs what and the plan minds it.',
      },
      {
        icon: 'shield-check',
        title: 'Checked before you see it',
        text: 'Open at that hour, close enough to walk in those shoes, and with room for all of you.',
      },
      {
        icon: 'wallet',
        title: 'Fair on every purse',
        text: 'One figure a head, agreed once. The plan keeps to it, so nobody has to ask what it costs.',
      },
      {
        icon: 'sparkles',
        title: 'Still a surprise',
        text: 'The plan is in your account and nobody else’s. The bride finds out what you want her to, when you want.',
      },
    ],
  },
  sections: [
    {
      title: 'Top Activities',
      lead: 'The safe bets that still get a squeal.',
      items: [
        {
          name: 'Cocktail class',
          duration: '2 hours',
          price: 'From £38',
          type: 'Cocktail class',
          description: 'Shake three, drink three, name one after the bride. Alcohol-free versions are just as pretty.',
        },
        {
          name: 'Afternoon tea',
          duration: '2 hours',
          price: 'From £35',
          type: 'Afternoon tea',
          description: 'Tiers of scones and a teapot each. Jam first or cream first, but settle it before you arrive.',
        },
        {
          name: 'Dance class with a finale',
          duration: '90 minutes',
          price: 'From £22',
          type: 'Dance class',
          description: 'Learn one routine from a video you all grew up with, then film it. Two left feet are welcome.',
        },
        {
          name: 'City treasure hunt',
          duration: '2 hours',
          price: 'From £20',
          type: 'Treasure hunt',
          description: 'Teams, clues and photographs in places you would never have found. Flat shoes win it.',
        },
      ],
    },
    {
      title: 'Beauty & Wellbeing',
      lead: 'Because somebody has to look rested in the pictures.',
      items: [
        {
          name: 'Spa day',
          duration: 'Half day',
          price: 'From £75',
          type: 'Spa',
          description:
            'Pools, steam and one treatment each. Book the treatment times with the day or you will be fighting for them.',
        },
        {
          name: 'Pamper party at yours',
          duration: '2 hours',
          price: '£60 per hour',
          type: 'Pamper party',
          description: 'A therapist comes to the house with a couch and good hands. Dressing gowns all round.',
        },
        {
          name: 'Morning-after yoga',
          duration: '1 hour',
          price: 'From £12',
          type: 'Yoga',
          description: 'Gentle stretches, low lights, nothing upside down. The teacher knows what last night was.',
        },
        {
          name: 'Make-up masterclass',
          duration: '2 hours',
          price: 'From £40',
          type: 'Make-up lesson',
          description:
            'A professional, a mirror each and the trick with the eyeliner explained at last. Go straight out after.',
        },
      ],
    },
    {
      title: 'Creative Workshops',
      lead: 'Make something. Keep it for ever, or at least until the wedding.',
      items: [
        {
          name: 'Cheeky life drawing',
          duration: '90 minutes',
          price: 'From £25',
          type: 'Life drawing',
          description: 'A model, a host and fizz at the easel. Talent gets in the way; giggling is expected.',
        },
        {
          name: 'Flower crown workshop',
          duration: '2 hours',
          price: 'From £38',
          type: 'Flower workshop',
          description: 'Wire, ribbon and a florist who fixes everything. Wear it to dinner and own the restaurant.',
        },
        {
          name: 'Pottery painting',
          duration: '2 hours',
          price: 'From £26',
          type: 'Pottery',
          description:
            'Everybody paints a plate and the bride gets the set. They post it fired about a fortnight later.',
        },
        {
          name: 'Perfume making',
          duration: '2 hours',
          price: 'From £55',
          type: 'Perfume workshop',
          description: 'Blend a scent for the day itself and take the bottle home. The name on the label is up to you.',
        },
      ],
    },
    {
      title: 'Food & Drink',
      lead: 'Nobody makes good decisions hungry.',
      items: [
        {
          name: 'Bottomless brunch',
          duration: '90 minutes',
          price: 'From £38',
          type: 'Bottomless brunch',
          description: 'Eggs, fizz and a playlist. Ninety minutes goes faster than you think, so order the food first.',
        },
        {
          name: 'Wine tasting',
          duration: '2 hours',
          price: 'From £38',
          type: 'Wine tasting',
          description:
            'Six glasses, cheese, and somebody who tells it straight. Leave knowing what to order at the wedding.',
        },
        {
          name: 'Chocolate making',
          duration: '2 hours',
          price: 'From £42',
          type: 'Chocolate workshop',
          description: 'Temper, fill, dust, eat. What survives goes home in a box with a bow.',
        },
        {
          name: 'Private chef at the house',
          duration: 'Evening',
          price: 'From £55',
          type: 'Private chef',
          description: 'Three courses in your own kitchen and the washing-up done. Stay in the nice pyjamas.',
        },
      ],
    },
    {
      title: 'Adventure',
      lead: 'For the hens who would rather be in a harness than a sash.',
      items: [
        {
          name: 'Paddleboarding',
          duration: '2 hours',
          price: 'From £35',
          type: 'Paddleboarding',
          description:
            'A calm lake, a lesson and a lot of kneeling. By the end, half of you stand and all of you have swum.',
        },
        {
          name: 'Treetop ropes',
          duration: '2 hr 30 min',
          price: 'From £38',
          type: 'High ropes',
          description: 'Swings, nets and a zip wire through the leaves. Hair up, rings off, scream as required.',
        },
        {
          name: 'Climbing wall session',
          duration: '90 minutes',
          price: 'From £25',
          type: 'Climbing',
          description:
            'An instructor, soft shoes and a wall with an easy side. The quiet one turns out to be a spider.',
        },
        {
          name: 'Coast path walk',
          duration: 'Half day',
          price: 'Free',
          type: 'Hike',
          needsNoBooking: true,
          description:
            'Sea on one side, gossip on the other and a pub at the end. The cheapest good idea on this page.',
        },
      ],
    },
    {
      title: 'Entertainment',
      lead: 'Somebody else does the work. You clap.',
      items: [
        {
          name: 'A big musical',
          duration: 'Evening',
          price: 'From £45',
          type: 'Theatre',
          description:
            'Good seats together are gone months ahead, so this is the one to settle first. Sing in the interval only.',
        },
        {
          name: 'Drag bingo',
          duration: '2 hours',
          price: 'From £22',
          type: 'Cabaret',
          description: 'Dabbers, sequins and a queen who has noticed your sash. Terrible prizes, wonderful night.',
        },
        {
          name: 'Private cinema',
          duration: '2 hours',
          price: '£150 per hour',
          type: 'Cinema',
          description: 'Your film, your sofas, talking allowed. Split between fifteen it is cheaper than you think.',
        },
        {
          name: 'Silent disco walking tour',
          duration: '1 hour',
          price: 'From £20',
          type: 'Silent disco',
          description: 'Headphones on, through the middle of town, led by somebody with no shame. Shoppers join in.',
        },
      ],
    },
    {
      title: 'Nightlife',
      lead: 'Heels on, coats in one pile.',
      items: [
        {
          name: 'Karaoke with your own door',
          duration: '2 hours',
          price: '£60 per hour',
          type: 'Karaoke',
          description:
            'A private room, tambourines and the whole back catalogue. The duet you are all thinking of is in there.',
        },
        {
          name: 'Rooftop cocktails',
          duration: '2 hours',
          price: 'From £30',
          type: 'Rooftop bar',
          description:
            'A reserved corner, two drinks each and the view behind every picture. Bring a layer; it is still Britain.',
        },
        {
          name: 'Club table and queue jump',
          duration: 'Evening',
          price: 'From £45',
          type: 'Club',
          description: 'Straight in, somewhere to put the bags, bottles on the table. The price is mostly the bottles.',
        },
        {
          name: 'Disco boat',
          duration: '3 hours',
          price: 'From £32',
          type: 'Boat party',
          description:
            'A dance floor that floats, a bar and the city going by. Nobody can wander off, which is half the charm.',
        },
      ],
    },
  ],
  steps: [
    {
      number: 1,
      title: 'Tell us about her',
      text: 'Who is coming, where, when, and the vibe. Mention diets and bumps now and never again.',
    },
    {
      number: 2,
      title: 'See the weekend',
      text: 'A plan for every hour, checked: open, walkable, within budget, room for all of you.',
    },
    {
      number: 3,
      title: 'Make it hers',
      text: 'Ask the concierge to swap the karts for a spa. It answers at two in the morning, too.',
    },
    {
      number: 4,
      title: 'Get the quote',
      text: 'One request, free, for any part of it. Nothing is booked until you say so.',
    },
  ],
  benefits: [],
};
