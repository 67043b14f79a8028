import { useEffect, useRef } from "react";
import { useUi, useUiState } from "../../state/app-context.tsx";
import { useTranslation } from "../../state/texts.ts";
import { Icon } from "../../ui/icon.tsx";
import styles from "./toasts.module.css";

/** Short messages at the top, above everything else that is open; they leave by themselves. */
export function Toasts() {
	const { t } = useTranslation();
	const ui = useUi();
	const { toasts } = useUiState();
	const ref = useRef<HTMLDivElement>(null);
	// Shown anew with each message, so that it lies above a dialog that has opened since.
	useEffect(() => {
		const layer = ref.current;
		if (!layer) return;
		if (layer.matches(":popover-open")) layer.hidePopover();
		if (toasts.length > 0) layer.showPopover();
	}, [toasts]);
	return (
		<div ref={ref} popover="manual" role="status" className={styles.layer}>
			<ul className={styles.toasts}>
				{toasts.map((toast) => (
					<li key={toast.id} className={styles.toast} data-kind={toast.kind}>
						<span>{toast.text}</span>
						<button
							type="button"
							className={styles.close}
							aria-label={t("shell.close")}
							onClick={() => ui.dismiss(toast.id)}
						>
							<Icon name="close" className={styles.cross} />
						</button>
					</li>
				))}
			</ul>
		</div>
	);
}
