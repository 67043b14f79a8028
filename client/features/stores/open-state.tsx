import type { OpenStateView } from "../../../shared/contracts/store-views.ts";
import styles from "./open-state.module.css";

/** Whether a store is open, and until or from when (stores-3). */
export function OpenState({ open: { isOpen, text } }: { open: OpenStateView }) {
	return (
		<span className={styles.state} data-open={isOpen || undefined}>
			{text}
		</span>
	);
}
