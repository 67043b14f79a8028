import { type ReactNode, Suspense } from "react";
import { ErrorBoundary } from "./error-boundary.tsx";

type LaterProps = {
	children: ReactNode;
	onError?: () => void;
};

/** Isolates a part that loads late, so that a failed file affects nothing else. */
export const Later = ({ children, onError }: LaterProps) => (
	<ErrorBoundary fallback={null} onError={onError}>
		<Suspense fallback={null}>{children}</Suspense>
	</ErrorBoundary>
);
