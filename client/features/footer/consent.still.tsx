import { usePlace } from "../../state/app-context.tsx";
import { useTranslation } from "../../state/texts.ts";
import type_ from "../../styles/type.module.css";
import button from "../../ui/button.module.css";

export function Part() {
	const { t } = useTranslation();
	const { consentHref } = usePlace().shell;
	return (
		<>
			<a href={consentHref}>{t("consent.title")}</a>
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
