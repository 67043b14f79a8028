import { type ReactNode, Suspense } from "react";
import { ErrorBoundary } from "./error-boundary.tsx";

type LaterProps = {
	children: ReactNode;
	onError?: () => void;
};

/** Around a part that comes later than its page: a file that does not come takes nothing else along. */
export const Later = ({ children, onError }: LaterProps) => (
	<ErrorBoundary fallback={null} onError={onError}>
		<Suspense fallback={null}>{children}</Suspense>
	</ErrorBoundary>
);
