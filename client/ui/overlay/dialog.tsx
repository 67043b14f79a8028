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

/** How long a layer has for what is in it before the page behind it is made inert, in milliseconds. */
const INERT_AFTER = 500;

/** Of the open dialog that is not modal yet. */
let makeModalNow: (() => void) | undefined;

/**
 * Makes an open dialog modal a moment later, or with the first key or turn of the wheel, or a press in it; only then the page behind stops
 * scrolling. A browser works out the style of all that it makes inert, and the whole page would stand between the tap and what it opens.
 */
function makeModalSoon(dialog: HTMLDialogElement, opener: Element | null): () => void {
	const controller = new AbortController();
	let release: (() => void) | undefined;
	const makeModal = () => {
		controller.abort();
		release = pageLock.hold();
		const { activeElement } = document;
		const { scrollTop } = dialog;
		// Where the focus is when a dialog becomes modal is where it returns to.
		if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
		dialog.removeAttribute("open");
		dialog.showModal();
		if (activeElement instanceof HTMLElement && dialog.contains(activeElement))
			activeElement.focus({ preventScroll: true });
		// A dialog that opens shows its first control; a press that makes it modal is on what is there now.
		if (scrollTop > 0) dialog.scrollTop = scrollTop;
	};
	makeModalNow = makeModal;
	const timer = setTimeout(makeModal, INERT_AFTER);
	// Before either of them moves the focus. A press next to it closes it, and needs the backdrop that it is on.
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

/** A modal surface on the browser's own dialog: focus, Escape and the layer above all others come with it. */
export function Dialog({ open, onClose, title, closeLabel, side, children }: DialogProps) {
	const ref = useRef<HTMLDialogElement>(null);
	useEffect(() => {
		const dialog = ref.current;
		if (!dialog || !open) return;
		const isFirst = !document.querySelector("dialog[open]");
		dialog.toggleAttribute("data-first", isFirst);
		// What is over another is modal at once, above it.
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
