import { Component, type ErrorInfo, type ReactNode } from "react";

type Props = { children: ReactNode; fallback: ReactNode; onError: (error: unknown, info: ErrorInfo) => void };

/** A part that fails shows a fall-back and takes nothing else along (S3 §8). */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
	override state = { failed: false };
	static getDerivedStateFromError() {
		return { failed: true };
	}
	override componentDidCatch(error: unknown, info: ErrorInfo) {
		this.props.onError(error, info);
	}
	override render() {
		return this.state.failed ? this.props.fallback : this.props.children;
	}
}
