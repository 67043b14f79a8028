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
	side: "end" | "top" | "centre" | "full";
	children: ReactNode;
};

const INERT_AFTER = 500;

let makeModalNow: (() => void) | undefined;

/**
 * Makes an open dialog modal after a delay, or with the first key, wheel or press inside. Making the page inert recalculates all of its
 * styles, which would delay the dialog. Returns a function to call when the dialog closes.
 */
function makeModalSoon(dialog: HTMLDialogElement, opener: Element | null): () => void {
	const controller = new AbortController();
	let release: (() => void) | undefined;
	const makeModal = () => {
		controller.abort();
		release = pageLock.hold();
		const { activeElement } = document;
		const { scrollTop } = dialog;
		// A modal dialog returns the focus to the element that had it when it became modal.
		if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
		dialog.removeAttribute("open");
		dialog.showModal();
		if (activeElement instanceof HTMLElement && dialog.contains(activeElement))
			activeElement.focus({ preventScroll: true });
		// Becoming modal scrolls to the first control, which would move the target of the press.
		if (scrollTop > 0) dialog.scrollTop = scrollTop;
	};
	makeModalNow = makeModal;
	const timer = setTimeout(makeModal, INERT_AFTER);
	// Capturing runs before the event moves the focus. Presses outside are not captured, because the backdrop needs them to close the
	// dialog.
	for (const event of ["keydown", "wheel"])
		addEventListener(event, makeModal, { capture: true, passive: true, signal: controller.signal });
	dialog.addEventListener("pointerdown", makeModal, { capture: true, signal: controller.signal });
	controller.signal.addEventListener("abort", () => {
		clearTimeout(timer);
		makeModalNow = undefined;
	});
	return () => {
		controller.abort();
		release?.();
	};
}

export function Dialog({ open, onClose, title, closeLabel, side, children }: DialogProps) {
	const ref = useRef<HTMLDialogElement>(null);
	useEffect(() => {
		const dialog = ref.current;
		if (!dialog || !open) return;
		const isFirst = !document.querySelector("dialog[open]");
		dialog.toggleAttribute("data-first", isFirst);
		// The dialog below becomes modal first, so that this dialog lies above it.
		makeModalNow?.();
		const { activeElement: opener } = document;
		let release: () => void;
		if (isFirst) {
			dialog.show();
			release = makeModalSoon(dialog, opener);
		} else {
			release = pageLock.hold();
			dialog.showModal();
		}
		return () => {
			release();
			dialog.close();
		};
	}, [open]);
	return (
		<>
			{/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself; this is the click on the backdrop. */}
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
			<div className={styles.backdrop} aria-hidden="true" onClick={onClose} />
		</>
	);
}
