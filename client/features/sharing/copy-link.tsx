import { useEffect, useId, useState } from "react";
import { useApp } from "../../state/app-context.tsx";
import { useTranslation } from "../../state/texts.ts";
import type_ from "../../styles/type.module.css";
import button from "../../ui/button.module.css";
import field from "../../ui/forms/field.module.css";
import styles from "./copy-link.module.css";

/** `contentId`: what is shared, by the name that analytics gets. */
export function CopyLink({ url, title, contentId }: { url: string; title: string; contentId: string }) {
	const { t } = useTranslation();
	const { events } = useApp();
	const id = useId();
	const [can, setCan] = useState({ copy: false, share: false });
	const [isCopied, setCopied] = useState(false);
	useEffect(() => setCan({ copy: "clipboard" in navigator, share: "share" in navigator }), []);
	const copy = () =>
		navigator.clipboard.writeText(url).then(
			() => {
				setCopied(true);
				events.emit({ type: "share", method: "copy", contentId });
			},
			() => setCopied(false),
		);
	const share = () =>
		navigator.share({ title, url }).then(
			() => events.emit({ type: "share", method: "device", contentId }),
			() => {},
		);
	return (
		<div className={styles.link}>
			<label htmlFor={id} className={type_.small}>
				{t("share.link")}
			</label>
			<input
				id={id}
				className={field.input}
				dir="ltr"
				readOnly
				value={url}
				onFocus={(event) => event.currentTarget.select()}
			/>
			<p className={styles.actions}>
				{can.copy ? (
					<button type="button" className={button.button} onClick={copy}>
						{t("share.copy")}
					</button>
				) : null}
				{can.share ? (
					<button type="button" className={button.button} onClick={share}>
						{t("share.with")}
					</button>
				) : null}
			</p>
			<p role="status" className={type_.small}>
				{isCopied ? t("share.copied") : ""}
			</p>
		</div>
	);
}
