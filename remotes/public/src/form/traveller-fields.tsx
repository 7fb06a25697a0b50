import { useQuery } from '@apollo/client/react';
import { maxTravellers, travellerCount, type Travellers } from '@larkfare/travellers';
import { Field, Note, telephoneHref } from '@larkfare/ui-kit';
import { GroupPhoneDocument } from './group-phone.generated.ts';
import { Stepper } from './stepper.tsx';

type TravellerFieldsProps = {
  travellers: Travellers;
  problems: Partial<Record<keyof Travellers, string>>;
  onChange: (change: Partial<Travellers>) => void;
};

/** How many adults, children and infants travel. */
export const TravellerFields = ({
  travellers,
  travellers: { adults, children, infants },
  problems,
  onChange,
}: TravellerFieldsProps) => (
  <>
    <Field label="Adults" problem={problems.adults}>
      {(control) => (
        <Stepper
          {...control}
          name="adults"
          noun="adults"
          required
          min={1}
          value={adults}
          // How many infants there may be depends on the adults.
          onValue={(count) => onChange({ adults: count, infants })}
        />
      )}
    </Field>
    <Field label="Children under 12" problem={problems.children}>
      {(control) => (
        <Stepper
          {...control}
          name="children"
          noun="children"
          min={0}
          value={children}
          onValue={(count) => onChange({ children: count })}
        />
      )}
    </Field>
    <Field label="Infants under 2" problem={problems.infants}>
      {(control) => (
        <Stepper
          {...control}
          name="infants"
          noun="infants"
          min={0}
          value={infants}
          onValue={(count) => onChange({ infants: count })}
        />
      )}
    </Field>
    {travellerCount(travellers) > maxTravellers && <GroupNote />}
  </>
);

/** The phone number for a group above the limit; airlines quote for groups individually. */
function GroupNote() {
  const phone = useQuery(GroupPhoneDocument).data?.siteInformation.contactPhone;
  return (
    <Note role="status" style={{ gridColumn: '1 / -1' }}>
      For more than {maxTravellers} travellers please ring us
      {phone && (
        <>
          {' '}
          on <a href={telephoneHref(phone)}>{phone}</a>
        </>
      )}
      .
    </Note>
  );
}
