import type { ReactNode } from 'react';
import { usePage } from '@larkfare/remote-contract';
import { buttonClass, TextPage } from '@larkfare/ui-kit';
import { Link } from 'react-router';

type NotFoundProps = {
  heading: string;
  /** Why, and what to do instead. */
  children: ReactNode;
  /** Where what does exist is listed. */
  list: { label: string; path: string };
};

/** An address of a known kind that names nothing which exists: reported as such to people and to search engines. */
export function NotFound({ heading, children, list }: NotFoundProps) {
  usePage({ title: heading, description: 'There is no page at this address.', status: 404 });
  return (
    <TextPage heading={heading} lead={children}>
      <p>
        <Link to={list.path} className={buttonClass({ tone: 'action', size: 'large' })}>
          {list.label}
        </Link>
      </p>
    </TextPage>
  );
}
