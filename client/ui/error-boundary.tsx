import { Component, type ReactNode } from "react";

type Props = {
	children: ReactNode;
	fallback: ReactNode;
	onError?: (error: unknown) => void;
};

/** A part that fails shows a fallback and leaves the rest of the page alone (shell-10). */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
	override state = { failed: false };
	static getDerivedStateFromError() {
		return { failed: true };
	}
	override componentDidCatch(error: unknown) {
		this.props.onError?.(error);
	}
	override render() {
		return this.state.failed ? this.props.fallback : this.props.children;
	}
}
