import { type ReactNode, useId } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { TabPanel, Tabs } from '../../../ui/tabs.tsx';
import type { PlanLocation, PlanTab } from './plan-location.ts';
import { PlannerWizard, type PlannerWizardProps } from './planner-wizard.tsx';

export interface PlannerScreenProps extends Omit<PlannerWizardProps, 'isOpen'> {
  location: PlanLocation;
  /** False until the page has read its address: a trip may still come (TRIP_MARK). */
  isLocationKnown: boolean;
  onTabChange: (tab: PlanTab) => void;
  chat: ReactNode;
  itinerary: ReactNode;
  group: ReactNode;
}

/** The four tabs of /plan. The last three open with the first booking (SPEC 2). */
export function PlannerScreen(props: PlannerScreenProps) {
  const { location, isLocationKnown, onTabChange, chat, itinerary, group, ...wizard } = props;
  const explanationId = useId();
  const isDisabled = location.bookingId === null;
  const later = { isDisabled, describedBy: isDisabled ? explanationId : undefined };
  return (
    <Tabs
      value={location.tab}
      onChange={onTabChange}
      label="Your trip"
      tabs={[
        { value: 'plan', label: 'Plan Trip' },
        { value: 'chat', label: 'Chat', ...later },
        { value: 'itinerary', label: 'Itinerary', ...later },
        { value: 'group', label: 'Group', ...later },
      ]}
    >
      {isDisabled ? (
        <p
          id={explanationId}
          className={classNames('-mt-3 text-center text-sm text-soft', !isLocationKnown && 'in-data-trip:hidden')}
        >
          Chat, Itinerary and Group open once your trip plan is created.
        </p>
      ) : null}
      <TabPanel value="plan" keepMounted>
        {/* Until the page knows its trip, the box of the wizard says that something is coming. */}
        <div className={isLocationKnown ? '' : 'rounded-card in-data-trip:shimmer'}>
          <div className={isLocationKnown ? '' : 'in-data-trip:invisible'}>
            <PlannerWizard {...wizard} isOpen={isLocationKnown && location.tab === 'plan'} />
          </div>
        </div>
      </TabPanel>
      {/* Kept, so that a message on its way survives a look at the itinerary. */}
      <TabPanel value="chat" keepMounted>
        {isDisabled ? null : chat}
      </TabPanel>
      <TabPanel value="itinerary">{itinerary}</TabPanel>
      <TabPanel value="group">{group}</TabPanel>
    </Tabs>
  );
}
