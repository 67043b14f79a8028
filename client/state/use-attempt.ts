import { useUi } from "./app-context.tsx";
import { useTranslation } from "./texts.ts";

/**
 * Runs what a click asks for, which may first have to come over the network. What fails is said, so that no shopper waits for
 * something that does not come; the promise itself never rejects.
 */
export function useAttempt(): (run: () => Promise<unknown>) => Promise<void> {
	const { t } = useTranslation();
	const ui = useUi();
	return (run) =>
		run().then(
			() => {},
			() => ui.failed(t),
		);
}
