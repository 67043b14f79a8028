import { useUi } from "./app-context.tsx";
import { useTranslation } from "./texts.ts";

export function useAttempt(): (run: () => Promise<unknown>) => Promise<void> {
	const { t } = useTranslation();
	const ui = useUi();
	return (run) =>
		run().then(
			() => {},
			() => ui.sayFailure(t),
		);
}
