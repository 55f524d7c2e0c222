import type { ActivityGuide } from '../activity-guide.ts';

export const WORK_DO: ActivityGuide = {
  id: 'work-do',
  name: 'Work do',
  title: 'Work dos',
  lead: 'Summer parties, leaving dos and away days that people put in their calendar on purpose.',
  metaTitle: 'Work do ideas, team building and venues',
  metaDescription:
    'Work do ideas with durations and guide prices: team games, venues, dinners, coaches and sound. Plan an event the whole team can join and get a free quote.',
  keywords: [
    'work do ideas',
    'team building activities',
    'office party planning',
    'Christmas party venues',
    'leaving do ideas',
    'company away day',
  ],
  whyChoose: {
    title: 'Why plan a work do with Huzzah',
    reasons: [
      {
        icon: 'users',
        title: 'Nobody left in the lobby',
        text: 'Say who needs step-free, halal or alcohol-free. The plan keeps to it instead of apologising for it.',
      },
      {
        icon: 'wallet',
        title: 'A figure finance can sign',
        text: 'One budget a head, a total for the group, and a price beside every line. No surprises in the expenses.',
      },
      {
        icon: 'shield-check',
        title: 'Run sheet included',
        text: 'Times, places and walks in order, checked against opening hours. You will look very organised.',
      },
      {
        icon: 'calendar',
        title: 'Changes on the day they happen',
        text: 'Six dropped out and the board wants dinner moved. Tell the concierge and get a new plan, checked again.',
      },
    ],
  },
  sections: [
    {
      title: 'Activities',
      lead: 'Fun that does not need a waiver or a swimsuit.',
      items: [
        {
          name: 'Social darts tournament',
          duration: '90 minutes',
          price: 'From £18',
          type: 'Social darts',
          description: 'The board scores, a host runs the bracket. The quiet one from accounts always wins.',
        },
        {
          name: 'Ping-pong league',
          duration: '90 minutes',
          price: 'From £15',
          type: 'Ping pong',
          description:
            'Tables, bats and food that can be eaten with one hand. Mixed doubles breaks up the departments.',
        },
        {
          name: 'Shuffleboard evening',
          duration: '90 minutes',
          price: 'From £17',
          type: 'Shuffleboard',
          description: 'No strength, no skill, no sweat. Teams of five on a long table, with pizza within reach.',
        },
        {
          name: 'Crazy golf by department',
          duration: '75 minutes',
          price: 'From £15',
          type: 'Crazy golf',
          description: 'Nine holes settle what the quarterly review could not. Sales will appeal the score.',
        },
      ],
    },
    {
      title: 'Team Building',
      lead: 'The kind where nobody has to fall backwards.',
      items: [
        {
          name: 'Charity bike build',
          duration: '2 hours',
          price: 'From £65',
          type: 'Team challenge',
          description:
            'Teams earn the parts, build the bikes and give them away at the end. Not a dry eye in procurement.',
        },
        {
          name: 'Team cook-off',
          duration: '3 hours',
          price: 'From £75',
          type: 'Cookery class',
          description: 'Chefs, aprons and one mystery ingredient. Then everybody sits down and eats the competition.',
        },
        {
          name: 'Escape rooms, head to head',
          duration: '75 minutes',
          price: 'From £28',
          type: 'Escape room',
          description:
            'Same puzzle, several rooms, one leader board. You will learn who listens and who just pulls levers.',
        },
        {
          name: 'Park or beach clean-up',
          duration: 'Half day',
          price: 'Free',
          type: 'Volunteering',
          description: 'Local groups lend the pickers and the bags. Weigh the haul, crown a team, buy everybody lunch.',
        },
      ],
    },
    {
      title: 'Venues',
      lead: 'Rooms with a view, a bar, or at least a door that shuts.',
      items: [
        {
          name: 'Private dining room',
          duration: 'Evening',
          price: 'Free',
          type: 'Private dining',
          description: 'Often no hire fee when you meet a minimum spend. Ask what it is on a Tuesday: often less.',
        },
        {
          name: 'Rooftop terrace',
          duration: '4 hours',
          price: '£400 per hour',
          type: 'Rooftop bar',
          description: 'For sixty or so, with a bar of your own and a plan for rain. The team picture takes itself.',
        },
        {
          name: 'Party boat',
          duration: '4 hours',
          price: '£450 per hour',
          type: 'Boat party',
          description:
            'A deck, a dance floor and the city sliding by. Be on time: it leaves without the chief executive.',
        },
        {
          name: 'Meeting room with a garden',
          duration: 'Full day',
          price: '£90 per hour',
          type: 'Meeting room',
          description: 'Screens and strong coffee till three, lawn games after. An away day that is actually away.',
        },
      ],
    },
    {
      title: 'Entertainment',
      lead: 'Better than the managing director on the microphone.',
      items: [
        {
          name: 'Quiz with a proper host',
          duration: '2 hours',
          price: '£150 per hour',
          type: 'Quiz',
          description: 'Rounds about the world and one about yourselves. Keep phones in a bucket and tables mixed.',
        },
        {
          name: 'Improv comedy workshop',
          duration: '90 minutes',
          price: 'From £35',
          type: 'Improv class',
          description:
            'Games that make shy people funny without picking on anybody. Better listening is a side effect.',
        },
        {
          name: 'Live band, two sets',
          duration: '3 hours',
          price: 'From £1,200 for the group',
          type: 'Live music',
          description:
            'Four musicians, all the floor-fillers, and a break for the speeches. Check the sound limit first.',
        },
        {
          name: 'Fun casino tables',
          duration: '3 hours',
          price: 'From £650 for the group',
          type: 'Casino',
          description: 'Croupiers, chips and no real money. The prize for the biggest stack is tomorrow morning off.',
        },
      ],
    },
    {
      title: 'Dining',
      lead: 'Feed them well and they forgive the away-day slides.',
      items: [
        {
          name: 'Three-course set menu',
          duration: '3 hours',
          price: 'From £45',
          type: 'Restaurant',
          description: 'Choices in a week ahead, diets on the place cards, one bill at the end. Calm all round.',
        },
        {
          name: 'Bowl food reception',
          duration: '2 hours',
          price: 'From £35',
          type: 'Canapés',
          description: 'Small bowls, real food, nobody trapped beside their line manager. Five each makes a supper.',
        },
        {
          name: 'Street-food vans',
          duration: '3 hours',
          price: 'From £16',
          type: 'Street food',
          description: 'Two or three vans in the car park, one of them vegan. The queue is where teams get talking.',
        },
        {
          name: 'Team breakfast',
          duration: '90 minutes',
          price: 'From £14',
          type: 'Brunch café',
          description: 'Cheaper than dinner, kinder to parents, and everybody is awake. Thursday is the sweet spot.',
        },
      ],
    },
    {
      title: 'Transportation',
      lead: 'They came together. Get them home together.',
      items: [
        {
          name: 'Minibus with a driver',
          duration: '5 hours',
          price: '£70 per hour',
          type: 'Minibus',
          description: 'Sixteen seats, door to door and back. The price includes somebody who counts heads.',
        },
        {
          name: 'Full-size coach',
          duration: 'Full day',
          price: 'From £650 for the group',
          type: 'Coach',
          description: 'Forty-nine seats, one departure, a microphone nobody should touch. Book early for December.',
        },
        {
          name: 'Group train tickets',
          duration: '2 hours',
          price: 'From £20',
          type: 'Train',
          description:
            'Groups of ten or more can ask for reserved seats together. Faster than the coach, and there is a trolley.',
        },
        {
          name: 'The scenic walk',
          duration: '45 minutes',
          price: 'Free',
          type: 'Walk',
          needsNoBooking: true,
          description:
            'From office to venue by the park and the river, with one stop. We plan the route and the minutes.',
        },
      ],
    },
    {
      title: 'Technology',
      lead: 'So that the back row hears the punchline.',
      items: [
        {
          name: 'Silent disco headsets',
          duration: 'Evening',
          price: 'From £8',
          type: 'Silent disco',
          description: 'Three channels, no complaints from the neighbours. Take them off and hear everybody sing.',
        },
        {
          name: 'Microphones and speakers',
          duration: 'Full day',
          price: 'From £150 for the group',
          type: 'Sound system',
          description: 'Two radio microphones and a system for a hundred, set up and tested before the doors open.',
        },
        {
          name: 'Photo booth',
          duration: '3 hours',
          price: 'From £400 for the group',
          type: 'Photo booth',
          description: 'Props, prints and a gallery next morning. Decide now who sees the gallery next morning.',
        },
        {
          name: 'Live quiz on their phones',
          duration: '45 minutes',
          price: 'Free',
          type: 'Quiz',
          needsNoBooking: true,
          description: 'Free tools run a live poll for a small team on any screen. You only need the questions.',
        },
      ],
    },
  ],
  steps: [],
  benefits: [],
};
