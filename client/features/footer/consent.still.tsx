import { joinWithDots } from "../../../shared/domain/lib/join-with-dots.ts";
import { usePlace } from "../../state/app-context.tsx";
import { useTranslation } from "../../state/texts.ts";
import type_ from "../../styles/type.module.css";
import button from "../../ui/button.module.css";
import styles from "./footer.module.css";

export function Part() {
	const { t } = useTranslation();
	const { consentHref, footer } = usePlace().shell;
	const { legal = [], paymentNames = [], paymentMarks = [] } = footer;
	return (
		<>
			<p className={styles.row}>
				{legal.map(({ label, href }) => (
					<a key={href} href={href}>
						{label}
					</a>
				))}
				<a href={consentHref}>{t("consent.title")}</a>
			</p>
			{paymentMarks.length > 0 ? (
				<p className={styles.row} style={{ gap: "0.5rem", marginBlockStart: "1.5rem" }}>
					{paymentMarks.map(({ src, alt }) => (
						<img
							key={src}
							src={src}
							alt={alt}
							width={39}
							height={24}
							loading="lazy"
							style={{ objectFit: "contain" }}
						/>
					))}
				</p>
			) : null}
			{paymentNames.length > 0 ? <p className={styles.note}>{joinWithDots(...paymentNames)}</p> : null}
			<div aria-live="polite">
				<form method="post" action={consentHref} aria-labelledby="consent" data-consent="">
					<h2 id="consent" className={type_.title}>
						{t("consent.banner.title")}
					</h2>
					<p className={type_.small}>{t("consent.banner.text")}</p>
					<div>
						{(["refuse", "accept"] as const).map((intent) => (
							<button key={intent} type="submit" name="intent" value={intent} className={button.button}>
								{t(`consent.${intent}`)}
							</button>
						))}
					</div>
					<a href={consentHref} className={type_.small}>
						{t("consent.banner.choose")}
					</a>
				</form>
			</div>
		</>
	);
}
