import { Link, useLocation, useNavigate } from '@tiraz/router';
import { createContext, use, useCallback, type ComponentProps } from 'react';
import { useLeave } from '../forms/unsaved-guard';
import { useMayOpen } from './access';

const BasePathContext = createContext('');

/** Says below which path the staff area lies. */
export const BasePath = BasePathContext;

/** The path within the staff area: '/inquiries'. */
export function useStaffPath(): string {
  return useLocation().pathname.slice(use(BasePathContext).length) || '/';
}

interface StaffLinkProps extends Omit<ComponentProps<typeof Link>, 'to'> {
  /** Such as '/inquiries?status=new'. */
  to: string;
  /** Its words say more than where it leads: they stay without the link. */
  isContent?: boolean;
}

/** A link within the staff area; to a page that the account may not open there is none. */
export function StaffLink({ to, isContent = false, ...props }: StaffLinkProps) {
  const basePath = use(BasePathContext);
  const mayOpen = useMayOpen();
  if (!mayOpen(to)) return isContent && <>{props.children}</>;
  return <Link to={basePath + to} {...props} />;
}

interface Going {
  replace?: boolean;
  /** What was typed is saved: it is left without a question, though its form may not have heard of that yet. */
  isSaved?: boolean;
}

/** Moves within the staff area, and asks before it leaves what is unsaved: `go('/inquiries')`. */
export function useGo(): (to: string, options?: Going) => void {
  const basePath = use(BasePathContext);
  const navigate = useNavigate();
  const leave = useLeave();
  return useCallback(
    (to, { isSaved = false, ...options } = {}) => {
      const move = () => void navigate(basePath + to, options);
      if (isSaved) move();
      else leave(move);
    },
    [basePath, leave, navigate],
  );
}
