import { circle, ellipse, group, path, stroke } from '../kit/shapes.ts';

export type Hair = 'crop' | 'short' | 'quiff' | 'bob' | 'long' | 'bun' | 'curly' | 'ponytail' | 'bald' | 'headscarf';
export type Facing = 'front' | 'left' | 'right' | 'away';
export type Mood = 'smile' | 'laugh' | 'blow' | 'still';

/** A head sits on the neck at 0, -166 and reaches to about -202. */
export interface Head {
  hair: Hair;
  facing: Facing;
  mood: Mood;
  skin: string;
  hairColour: string;
  hasBeard?: boolean;
  hasGlasses?: boolean;
}

const LINE = '#2a0d33';

const CURLS: readonly (readonly [x: number, y: number])[] = [
  [-12, -192],
  [-15, -182],
  [-9, -201],
  [0, -205],
  [9, -201],
  [14, -192],
  [15, -181],
  [-13, -173],
  [13, -173],
];

const BEHIND: Readonly<Record<Hair, string>> = {
  crop: '',
  short: '',
  quiff: '',
  bald: '',
  bob: 'M-16 -171C-22 -210 22 -210 16 -171Q11 -167 7 -171H-7Q-11 -167 -16 -171z',
  long: 'M-15 -186C-17 -211 17 -211 15 -186C19 -170 16 -160 21 -143Q12 -136 0 -139Q-12 -136 -21 -143C-16 -160 -19 -170 -15 -186z',
  bun: 'M-8 -209a8 7.5 0 1 0 16 0a8 7.5 0 1 0 -16 0z',
  curly: '',
  ponytail: 'M4 -203C25 -208 29 -180 21 -152C18 -166 14 -178 7 -190z',
  headscarf: 'M-16 -188C-18 -212 18 -212 16 -188C18 -172 21 -162 20 -153H-20C-21 -162 -18 -172 -16 -188z',
};

const FRINGE: Readonly<Record<Hair, string>> = {
  crop: 'M-12.800 -187C-15 -208 15 -208 12.800 -187C11 -194 8 -197 0 -197C-8 -197 -11 -194 -12.800 -187z',
  short: 'M-13 -185C-18 -210 15 -212 13.600 -186C12.500 -193 10 -196 6 -199C0 -194 -8 -194 -10.500 -191z',
  quiff:
    'M-13 -186C-15 -203 -8 -206 -4 -206C0 -213 17 -211 15 -203C15 -198 14 -192 13 -186C11 -194 8 -197 2 -197C-5 -197 -11 -195 -13 -186z',
  bald: '',
  bob: 'M-13.500 -182C-15 -209 15 -209 13.500 -182C12 -194 4 -198 -2 -197C-7 -196 -12 -192 -13.500 -182z',
  long: 'M-13.500 -180C-15 -209 15 -209 13.500 -180C12 -193 6 -198 1 -200C-6 -199 -12 -193 -13.500 -180z',
  bun: 'M-12.800 -186C-15 -208 15 -208 12.800 -186C11 -194 7 -198 0 -198C-7 -198 -11 -194 -12.800 -186z',
  curly: 'M-13 -186C-16 -210 16 -210 13 -186C11 -193 7 -196 0 -196C-7 -196 -11 -193 -13 -186z',
  ponytail: 'M-12.800 -185C-15 -208 15 -208 12.800 -185C11 -195 4 -199 -2 -198C-8 -197 -11 -192 -12.800 -185z',
  headscarf:
    'M-14.500 -183C-16 -210 16 -210 14.500 -183C14 -176 9 -168 0 -167C-9 -168 -14 -176 -14.500 -183C-11 -176 -6 -172.500 0 -172.500C6 -172.500 11 -178 11 -186C11 -195 6 -198.500 0 -198.500C-6 -198.500 -11 -195 -11 -186C-11 -178 -6 -172.500 0 -172.500C-6 -172.500 -11 -176 -14.500 -183z',
};

/** Seen from the side, looking to the right. */
const SIDE: Readonly<Record<Hair, string>> = {
  crop: 'M11 -196C10 -209 -14 -210 -14 -189C-14 -183 -11 -179 -8 -177C-7 -182 -6 -184 -4 -187L-1 -195Q6 -195 11 -196z',
  short: 'M13 -197C11 -213 -15 -212 -15 -189C-15 -182 -12 -178 -8 -176C-7 -182 -6 -184 -4 -187L-1 -195Q7 -194 13 -197z',
  quiff:
    'M14 -199C17 -210 8 -211 2 -210C-8 -211 -15 -202 -14.500 -189C-14 -182 -11 -179 -8 -177C-7 -182 -6 -184 -4 -187L-1 -195Q8 -195 14 -199z',
  bald: '',
  bob: 'M12 -195C10 -212 -18 -213 -17 -186C-17 -178 -16 -173 -15 -168Q-6 -166 0 -170C-3 -180 -1 -188 2 -194Q8 -197 12 -195z',
  long: 'M12 -195C10 -212 -17 -213 -17 -188C-19 -170 -17 -158 -22 -140Q-10 -135 -2 -142C-5 -160 -3 -172 -2 -180C-2 -188 0 -192 3 -195Q8 -197 12 -195z',
  bun: 'M11 -196C10 -209 -14 -210 -14 -190C-14 -185 -12 -181 -8 -179C-7 -183 -6 -185 -4 -187L-1 -195Q6 -195 11 -196zM-21 -203a7.500 7.500 0 1 0 15 0a7.500 7.500 0 1 0 -15 0z',
  curly: 'M12 -195C12 -214 -20 -216 -20 -190C-20 -178 -14 -174 -7 -174C-6 -182 -4 -186 -1 -194Q6 -196 12 -195z',
  ponytail:
    'M11 -196C10 -209 -14 -210 -14 -190C-14 -185 -12 -181 -8 -179C-7 -183 -6 -185 -4 -187L-1 -195Q6 -195 11 -196zM-8 -205C-28 -208 -31 -178 -25 -150C-19 -164 -14 -178 -11 -190z',
  headscarf: 'M10 -197C8 -211 -16 -212 -16 -188C-17 -172 -19 -162 -18 -153H12Q8 -164 5 -170L-1 -176Q-4 -186 2 -196z',
};

/** Curls of a head that looks to the right: none over the face. */
const SIDE_CURLS: readonly (readonly [x: number, y: number])[] = [
  [-15, -190],
  [-17, -180],
  [-13, -171],
  [-12, -200],
  [-4, -206],
  [4, -206],
  [9, -201],
  [-6, -196],
  [-8, -186],
  [-8, -177],
];

function curls(colour: string): string {
  return CURLS.map(([x, y]) => circle(x, y, 7.4, colour)).join('');
}

function mouth(mood: Mood): string {
  switch (mood) {
    case 'laugh':
      return (
        path(
          'M-5.500 -181.500Q0 -180 5.500 -181.500Q4.500 -174.500 0 -174.500Q-4.500 -174.500 -5.500 -181.500z',
          '#7a1f3f',
        ) + path('M-5 -181.400Q0 -180 5 -181.400L4.500 -179.600Q0 -178.600 -4.500 -179.600z', '#fff4e6')
      );
    case 'smile':
      return stroke('M-4.200 -179.500Q0 -175.800 4.200 -179.500', LINE, 1.3);
    case 'blow':
      return circle(0.5, -178, 2, '#7a1f3f');
    case 'still':
      return '';
  }
}

function front(head: Head): string {
  const { hair, skin, hairColour, mood } = head;
  return group([
    path('M-12 -188C-12 -206 12 -206 12 -188C12 -178 7 -171.500 0 -171.500C-7 -171.500 -12 -178 -12 -188z', skin),
    circle(-12, -186, 2.7, skin),
    circle(12, -186, 2.7, skin),
    head.hasBeard
      ? path(
          'M-12 -187C-13 -171 -6 -167 0 -167C6 -167 13 -171 12 -187C10 -181 6 -182.500 0 -182.500C-6 -182.500 -10 -181 -12 -187z',
          hairColour,
        )
      : '',
    stroke('M-7.400 -187q2.300 -2.900 4.600 0M2.800 -187q2.300 -2.900 4.600 0', LINE, 1.35),
    circle(-7.6, -182, 2.5, '#ff7a68', { opacity: 0.28 }),
    circle(7.6, -182, 2.5, '#ff7a68', { opacity: 0.28 }),
    mouth(mood),
    hair === 'curly'
      ? circle(-7, -199, 6.5, hairColour) + circle(2, -201, 7, hairColour) + circle(9, -197, 5.5, hairColour)
      : '',
    path(FRINGE[hair], hairColour),
    head.hasGlasses
      ? stroke(
          'M-9.500 -187.500a4.200 4.200 0 1 0 8.400 0a4.200 4.200 0 1 0 -8.400 0M1.100 -187.500a4.200 4.200 0 1 0 8.400 0a4.200 4.200 0 1 0 -8.400 0M-1.100 -187.500h2.200',
          '#ffe2a8',
          1,
        )
      : '',
  ]);
}

function side(head: Head): string {
  const { hair, skin, hairColour, mood } = head;
  const lips =
    mood === 'laugh'
      ? path('M12.200 -180.800L5.500 -180Q7 -175 11.600 -176.500z', '#7a1f3f') +
        path('M12.200 -180.800L6 -180.200L7 -178.900L12 -179.500z', '#fff4e6')
      : mood === 'blow'
        ? circle(12.8, -178.6, 1.8, skin)
        : stroke('M11.400 -177.200q-2.600 1.800 -4.400 -0.800', '#7a2745', 1.2);
  return group([
    path(
      'M-10 -196C-6 -206 10 -205 11.200 -195L11.600 -191Q13 -187.500 15.400 -185.200Q15.200 -183.600 12.600 -183.400L12.400 -178.500Q12 -173.500 6.500 -172L-2 -170L-8 -175Q-14 -186 -10 -196z',
      skin,
    ),
    head.hasBeard
      ? path('M-4 -187Q-1 -180 4 -181L12.500 -180.500Q14 -168 6 -166.500Q-4 -167 -6 -178z', hairColour)
      : '',
    lips,
    stroke('M5.200 -189.400q2.300 -2.400 4.400 0', LINE, 1.35),
    circle(4, -182, 2.6, '#ff7a68', { opacity: 0.28 }),
    hair === 'curly'
      ? SIDE_CURLS.map(([x, y]) => circle(x, y, 7.2, hairColour)).join('')
      : path(SIDE[hair], hairColour),
    hair === 'long' || hair === 'bob' || hair === 'headscarf' || hair === 'curly' ? '' : circle(-2.5, -185, 2.8, skin),
    head.hasGlasses ? stroke('M4.500 -188a4 4 0 1 0 8 0a4 4 0 1 0 -8 0M4.500 -188.500L-3 -187', '#ffe2a8', 1) : '',
  ]);
}

/** What of a head is drawn behind the body: long hair, a ponytail. */
export function headBehind({ hair, hairColour, facing }: Head): string {
  if (facing === 'left' || facing === 'right') return '';
  if (hair === 'curly') return curls(hairColour);
  return path(BEHIND[hair], hairColour);
}

/** A head with its face and hair. */
export function headFront(head: Head): string {
  switch (head.facing) {
    case 'front':
      return front(head);
    case 'right':
      return side(head);
    case 'left':
      return group([side(head)], { transform: 'scale(-1 1)' });
    case 'away':
      return head.hair === 'bald'
        ? ellipse(0, -187, 12.4, 15, head.skin)
        : group([
            ellipse(0, -187, 12.8, 15, head.hairColour),
            head.hair === 'crop' || head.hair === 'short' || head.hair === 'quiff'
              ? path('M-8 -175Q0 -170 8 -175V-168H-8z', head.skin)
              : '',
            path(BEHIND[head.hair], head.hairColour),
            head.hair === 'curly' ? curls(head.hairColour) : '',
          ]);
  }
}
