import { useEffect, useRef } from 'react';
import { focusHeading } from '@larkfare/ui-kit';
import { useAddressQuery } from '../../office/use-address-query.ts';
import { ErrorsView } from './watch/errors-view.tsx';
import { HistoryView } from './watch/history-view.tsx';
import { LiveView } from './live/live-view.tsx';
import { NotificationsView } from './watch/notifications-view.tsx';
import { PublishersView } from './publish/publishers-view.tsx';
import { RemoteView } from './live/remote-view.tsx';
import { ReviewView } from './review/review-view.tsx';
import { SigningKeysView } from './publish/signing-keys-view.tsx';
import { SlotsView } from './live/slots-view.tsx';
import { TokensView } from './publish/tokens-view.tsx';

/** /admin/remotes: the parts of the site that partner teams publish. The filters are in the address. */
export function Component() {
  const { query } = useAddressQuery();
  useHeadingFocus(query.toString());
  const remote = query.get('remote');
  const version = query.get('review');
  if (remote !== null && version !== null)
    return <ReviewView key={version} remote={remote} version={version} />;
  const failing = query.get('errors');
  if (remote !== null && failing !== null)
    return <ErrorsView key={failing} remote={remote} version={failing} />;
  if (remote !== null && query.get('view') === 'notifications')
    return <NotificationsView key={remote} remote={remote} />;
  if (remote !== null) return <RemoteView key={remote} name={remote} />;
  switch (query.get('view')) {
    case 'history':
      return <HistoryView channel={query.get('channel') ?? 'production'} />;
    case 'slots':
      return <SlotsView />;
    case 'tokens':
      return <TokensView />;
    case 'publishers':
      return <PublishersView />;
    case 'keys':
      return <SigningKeysView />;
    default:
      return <LiveView />;
  }
}

/** A view that replaces another takes the link that was followed with it, and the focus. */
function useHeadingFocus(query: string) {
  const last = useRef(query);
  useEffect(() => {
    if (last.current !== query && document.activeElement === document.body) focusHeading();
    last.current = query;
  }, [query]);
}
