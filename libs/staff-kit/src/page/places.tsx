import { Link, useLocation, useNavigate } from '@tiraz/router';
import { createContext, use, useCallback, type ComponentProps } from 'react';
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

/** Moves within the staff area: `go('/inquiries')`. */
export function useGo(): (to: string, options?: { replace?: boolean }) => void {
  const basePath = use(BasePathContext);
  const navigate = useNavigate();
  return useCallback((to, options) => void navigate(basePath + to, options), [basePath, navigate]);
}
