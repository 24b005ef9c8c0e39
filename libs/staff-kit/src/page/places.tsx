import { Link, useLocation, useNavigate } from '@tiraz/router';
import { createContext, use, useCallback, type ComponentProps } from 'react';

const BasePathContext = createContext('');

/** Says below which path the staff area lies. */
export const BasePath = BasePathContext;

/** The path within the staff area: '/inquiries'. */
export function useStaffPath(): string {
  return useLocation().pathname.slice(use(BasePathContext).length) || '/';
}

/** A link within the staff area. @param props.to such as '/inquiries?status=new' */
export function StaffLink({ to, ...props }: Omit<ComponentProps<typeof Link>, 'to'> & { to: string }) {
  return <Link to={use(BasePathContext) + to} {...props} />;
}

/** Moves within the staff area: `go('/inquiries')`. */
export function useGo(): (to: string, options?: { replace?: boolean }) => void {
  const basePath = use(BasePathContext);
  const navigate = useNavigate();
  return useCallback((to, options) => void navigate(basePath + to, options), [basePath, navigate]);
}
