import { useEffect, useId, useState } from "react";
import { useTranslation } from "../../state/texts.ts";
import type_ from "../../styles/type.module.css";
import button from "../../ui/button.module.css";
import field from "../../ui/forms/field.module.css";
import styles from "./copy-link.module.css";

export function CopyLink({ url, title }: { url: string; title: string }) {
	const { t } = useTranslation();
	const id = useId();
	const [can, setCan] = useState({ copy: false, share: false });
	const [isCopied, setCopied] = useState(false);
	useEffect(() => setCan({ copy: "clipboard" in navigator, share: "share" in navigator }), []);
	const copy = () =>
		navigator.clipboard.writeText(url).then(
			() => setCopied(true),
			() => setCopied(false),
		);
	const share = () => navigator.share({ title, url }).catch(() => {});
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
