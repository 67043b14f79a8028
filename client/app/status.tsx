import { useEffect, useRef } from "react";
import { useUi, useUiState } from "../state/app-context.tsx";
import { useTranslation } from "../state/texts.ts";
import type_ from "../styles/type.module.css";
import { classNames } from "../ui/class-names.ts";
import styles from "./status.module.css";

export function Status() {
	const { t } = useTranslation();
	const ui = useUi();
	const spinner = useUiState("spinner");
	const offline = useUiState("offline");
	const announcement = useUiState("announcement");
	const bar = useRef<HTMLDivElement>(null);
	useEffect(() => {
		const line = bar.current;
		if (!spinner || !line?.showPopover) return;
		line.popover = "manual";
		line.showPopover();
		return () => line.hidePopover();
	}, [spinner]);
	useEffect(() => {
		const follow = () => {
			ui.set({ offline: !navigator.onLine });
		};
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
			{/* The page stays usable offline and shows a notice (shell-13). */}
			{offline ? (
				<p role="status" className={classNames(type_.small, styles.offline)} data-foot="">
					{t("shell.offline")}
				</p>
			) : null}
			<p className={type_.hidden} aria-live="polite" data-announcement="">
				{announcement}
			</p>
		</>
	);
}
