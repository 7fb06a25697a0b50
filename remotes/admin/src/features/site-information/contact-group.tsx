import { LineField, ProseField } from '../../content-list/text-fields.tsx';
import { Panel } from '../../page/admin-page.tsx';
import { Explanation } from './explanation.tsx';
import { Fact, FactList } from './fact.tsx';
import type { SiteForm } from './use-site-form.ts';

/** How visitors reach the office, and who it is in a paragraph. */
export const ContactGroup = ({
  form: { draft, isEditing, change, problems },
}: {
  form: SiteForm;
}) => (
  <Panel title="Contact details">
    <Explanation>
      On the Contact page, in the footer of every page and behind every button that dials.
    </Explanation>
    {isEditing ? (
      <>
        <LineField
          label="Contact Email"
          name="contactEmail"
          type="email"
          value={draft.contactEmail}
          onValue={(contactEmail) => change({ contactEmail })}
          problem={problems.contactEmail}
        />
        <LineField
          label="Contact Phone"
          name="contactPhone"
          type="tel"
          value={draft.contactPhone}
          onValue={(contactPhone) => change({ contactPhone })}
          problem={problems.contactPhone}
        />
        <LineField
          label="Whatsapp Phone"
          name="contactWA"
          type="tel"
          value={draft.contactWA}
          onValue={(contactWA) => change({ contactWA })}
          problem={problems.contactWA}
        />
        <ProseField
          label="Address Text"
          name="addressText"
          hint="A line each, as on an envelope."
          value={draft.addressText}
          onValue={(addressText) => change({ addressText })}
          problem={problems.addressText}
        />
        <ProseField
          label="About Short"
          name="aboutInfo"
          hint="Who you are in a paragraph, at the top of the Contact page."
          value={draft.aboutInfo}
          onValue={(aboutInfo) => change({ aboutInfo })}
          problem={problems.aboutInfo}
        />
      </>
    ) : (
      <FactList>
        <Fact label="Contact Email" siteKey="contactEmail">
          {draft.contactEmail}
        </Fact>
        <Fact label="Contact Phone" siteKey="contactPhone">
          {draft.contactPhone}
        </Fact>
        <Fact label="Whatsapp Phone" siteKey="contactWA">
          {draft.contactWA}
        </Fact>
        <Fact label="Address Text" siteKey="addressText">
          {draft.addressText}
        </Fact>
        <Fact label="About Short" siteKey="aboutInfo">
          {draft.aboutInfo}
        </Fact>
      </FactList>
    )}
  </Panel>
);
