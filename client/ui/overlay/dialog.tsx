import { type ReactNode, useEffect, useRef } from "react";
import type_ from "../../styles/type.module.css";
import { classNames } from "../class-names.ts";
import styles from "./dialog.module.css";
import { pageLock } from "./page-lock.ts";

type DialogProps = {
	open: boolean;
	onClose: () => void;
	title: string;
	closeLabel: string;
	/** Where it comes from. */
	side: "end" | "top" | "centre" | "full";
	children: ReactNode;
};

/** A modal surface on the browser's own dialog: focus, Escape and the layer above all others come with it. */
export function Dialog({ open, onClose, title, closeLabel, side, children }: DialogProps) {
	const ref = useRef<HTMLDialogElement>(null);
	useEffect(() => {
		const dialog = ref.current;
		if (!dialog || !open) return;
		// Before it opens: either changes the style of the whole page, and opening works that out for both.
		const release = pageLock.hold();
		if (!dialog.open) dialog.showModal();
		return () => {
			release();
			dialog.close();
		};
	}, [open]);
	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself; this is the click on the backdrop.
		<dialog
			ref={ref}
			className={classNames(styles.dialog, styles[side])}
			aria-label={title}
			onClose={() => open && onClose()}
			onClick={(event) => event.target === ref.current && onClose()}
		>
			<div className={styles.inside}>
				<div className={styles.head}>
					<p className={type_.label}>{title}</p>
					<button type="button" className={classNames(type_.label, styles.close)} onClick={onClose}>
						{closeLabel}
					</button>
				</div>
				{children}
			</div>
		</dialog>
	);
}
