export interface GroupTool {
  title: string;
  text: string;
  /** The file of its drawing in /art/tools: decoration, so it says nothing that the text does not. */
  drawing: string;
}

export const GROUP_TOOLS: readonly GroupTool[] = [
  {
    title: 'Group votes',
    text: 'Put dates and activities to the vote and let the majority take the blame.',
    drawing: 'votes',
  },
  {
    title: 'Split payments',
    text: 'Everyone pays their own share online, to the penny, with reminders you do not have to send.',
    drawing: 'split',
  },
  {
    title: 'WhatsApp invites',
    text: 'One tap sends the invite where the group already is. Nobody installs a thing.',
    drawing: 'invites',
  },
  {
    title: 'Guest tracking',
    text: 'Who is in, who is wavering, who is vegan. All in one list that is actually up to date.',
    drawing: 'guests',
  },
];
