import { type ReactNode, Suspense } from "react";
import { ErrorBoundary } from "./error-boundary.tsx";

type LaterProps = {
	children: ReactNode;
	/** What stands in its place until it is there, and where it cannot be had. */
	fallback?: ReactNode;
	onError?: () => void;
};

/** Around a part that comes later than its page: a file that does not come takes nothing else along. */
export const Later = ({ children, fallback = null, onError }: LaterProps) => (
	<ErrorBoundary fallback={fallback} onError={onError}>
		<Suspense fallback={fallback}>{children}</Suspense>
	</ErrorBoundary>
);
