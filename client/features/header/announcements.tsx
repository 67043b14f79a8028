import { useEffect, useRef } from "react";
import { usePlace, useUi } from "../../state/app-context.tsx";
import { lateEffect } from "../../state/drawing/late-effect.ts";
import { serverOnly } from "../../state/drawing/server-only.tsx";
import { useTranslation } from "../../state/texts.ts";
import type_ from "../../styles/type.module.css";
import { classNames } from "../../ui/class-names.ts";
import styles from "./header.module.css";

const Lines = serverOnly<typeof import("./announcement-lines.still.tsx")>("announcementLines", {
	lasting: true,
});

/** Shows the editors' lines above the header; without JavaScript the first line alone is visible (shell-31). */
export function Announcements() {
	const { t } = useTranslation();
	const ui = useUi();
	const { announcements, announcementInterval } = usePlace().shell;
	const ref = useRef<HTMLElement>(null);
	const isMoving = announcements.length > 0;
	useEffect(() => {
		if (!isMoving) return;
		return lateEffect(async () => {
			const { rotateLines } = await import("./rotate-lines.ts");
			const openPopup = (at: number) => {
				const popup = announcements[at]?.popup;
				if (popup) ui.openBannerPopup(popup);
			};
			return () => ref.current && rotateLines(ref.current, openPopup);
		});
	}, [isMoving, announcements, ui]);
	return isMoving ? (
		<section
			ref={ref}
			className={classNames(styles.announcement, type_.label)}
			aria-label={t("shell.announcements")}
			data-interval={announcementInterval}
		>
			<Lines from={{ lines: announcements }} />
		</section>
	) : null;
}
