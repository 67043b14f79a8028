import { expect, test, vi } from "vitest";
import { ErrorBoundary } from "./error-boundary.tsx";

// proves shell-10
test("a part that fails is replaced by its fallback, and the error is reported", () => {
	const onError = vi.fn();
	const boundary = new ErrorBoundary({ children: "content", fallback: "fallback", onError });
	expect(boundary.render()).toBe("content");
	boundary.state = ErrorBoundary.getDerivedStateFromError();
	boundary.componentDidCatch(new Error("broken"));
	expect(boundary.render()).toBe("fallback");
	expect(onError).toHaveBeenCalledExactlyOnceWith(new Error("broken"));
});
