import { useEffect, useRef } from "react";
import { useUi, useUiState } from "../state/app-context.tsx";
import { useTranslation } from "../state/texts.ts";
import type_ from "../styles/type.module.css";
import { classNames } from "../ui/class-names.ts";
import styles from "./status.module.css";

/** What the interface says about itself: on its way, without network, and what a screen reader should hear. */
export function Status() {
	const { t } = useTranslation();
	const ui = useUi();
	const { spinner, offline, announcement } = useUiState();
	const bar = useRef<HTMLDivElement>(null);
	// A choice may be made in a dialog: only what opens after it lies above it.
	useEffect(() => {
		const line = bar.current;
		if (!spinner || !line?.showPopover) return;
		line.popover = "manual";
		line.showPopover();
		return () => line.hidePopover();
	}, [spinner]);
	useEffect(() => {
		const follow = () => {
			ui.state.offline = !navigator.onLine;
		};
		// A page may come out of a cache.
		follow();
		addEventListener("online", follow);
		addEventListener("offline", follow);
		return () => {
			removeEventListener("online", follow);
			removeEventListener("offline", follow);
		};
	}, [ui]);
	return (
		<>
			<div role="status">
				<div
					ref={bar}
					className={styles.spinner}
					role="progressbar"
					aria-label={t("shell.loading")}
					hidden={!spinner}
				/>
			</div>
			{/* Rule shell-13. */}
			{offline ? (
				<p role="status" className={classNames(type_.small, styles.offline)}>
					{t("shell.offline")}
				</p>
			) : null}
			<p className={type_.hidden} aria-live="polite" data-announcement="">
				{announcement}
			</p>
		</>
	);
}
