import { type ReactNode, Suspense } from "react";
import { ErrorBoundary } from "./error-boundary.tsx";

type LaterProps = {
	children: ReactNode;
	/** What is shown until it is loaded, and if it cannot be loaded. */
	fallback?: ReactNode;
	onError?: () => void;
};

/** Around a part that comes later than its page: a file that does not come takes nothing else along. */
export const Later = ({ children, fallback = null, onError }: LaterProps) => (
	<ErrorBoundary fallback={fallback} onError={onError}>
		<Suspense fallback={fallback}>{children}</Suspense>
	</ErrorBoundary>
);
