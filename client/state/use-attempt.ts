import { useUi } from "./app-context.tsx";
import { useTranslation } from "./texts.ts";

/** Runs an action that may have to load code or data. Failures show a message; the promise never rejects. */
export function useAttempt(): (run: () => Promise<unknown>) => Promise<void> {
	const { t } = useTranslation();
	const ui = useUi();
	return (run) =>
		run().then(
			() => {},
			() => ui.failed(t),
		);
}
