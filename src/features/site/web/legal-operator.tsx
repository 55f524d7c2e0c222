import { SITE_MODE } from '../../../platform/browser/site-mode.ts';
import { BRAND } from '../../../shared/brand.ts';

export interface Operator {
  /** As it is registered. */
  legalName: string;
  companyNumber: string;
  registeredAddress: string;
  /** In the register of the Information Commissioner. */
  icoNumber: string;
}

/** Who runs this site, as the law wants it named. Null until an operator enters it: nothing here may be made up. */
const OPERATOR: Operator | null = null;

/** Names the operator in a sentence or two, and says so when nobody has entered one. */
export function LegalOperator({ operator = OPERATOR }: { operator?: Operator | null }) {
  const mail = <a href={`mailto:${BRAND.contactEmail}`}>{BRAND.contactEmail}</a>;
  if (operator !== null) {
    return (
      <p>
        {`${BRAND.name} is run by ${operator.legalName}, company number ${operator.companyNumber}, ${operator.registeredAddress} (data protection register ${operator.icoNumber}). Write to `}
        {mail}.
      </p>
    );
  }
  return (
    <p>
      {`In this text “we” is whoever runs this ${BRAND.name} site. Write to `}
      {mail}.{' '}
      {SITE_MODE === 'demo'
        ? 'This copy of the site is a demonstration: the registered name, number and address of the company belong here, and must stand here before it takes a booking.'
        : 'Its registered name, number and address have not been entered yet; until they stand here, this site takes no booking and no payment.'}
    </p>
  );
}
