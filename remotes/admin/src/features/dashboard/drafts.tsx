import { useQuery } from '@apollo/client/react';
import { QueryView, Row, useQueryState } from '@larkfare/ui-kit';
import { Link } from 'react-router';
import { Panel } from '../../office/admin-page.tsx';
import { editorOf, titleOf } from '../../texts/site-keys.rules.ts';
import { DraftSiteKeysDocument } from './draft-site-keys.generated.ts';

/** Texts to replace before the site goes live; nothing once there are none. */
export function Drafts() {
  const drafts = useQueryState(
    useQuery(DraftSiteKeysDocument, { fetchPolicy: 'cache-and-network' }),
    {
      select: ({ draftSiteKeys }) => draftSiteKeys,
      failure: 'The drafts could not be checked.',
    },
  );
  return (
    <QueryView state={drafts} skeleton={null} empty={null}>
      {(keys) => (
        <Panel title="Still a draft or an example">
          <p>
            Replace these before the site goes live. Visitors see neither drafting notes nor an
            example protection scheme.
          </p>
          <Row as="ul" gap={[2, 5]} role="list">
            {keys.map((key) => (
              <li key={key}>
                <Link to={editorOf(key)}>{titleOf[key]}</Link>
              </li>
            ))}
          </Row>
        </Panel>
      )}
    </QueryView>
  );
}
