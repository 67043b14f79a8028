import { usePath } from "../../client/state/app-context.tsx";
import { SectionsBelow } from "../../client/state/drawing/sections.tsx";
import { useTranslation } from "../../client/state/texts.ts";
import styles from "../../client/styles/plain-page.module.css";
import type_ from "../../client/styles/type.module.css";
import button from "../../client/ui/button.module.css";
import { classNames } from "../../client/ui/class-names.ts";
import { Niche } from "../../client/ui/overlay/niche.tsx";
import type { ErrorData } from "./contract.ts";

export function Screen({ data }: { data: ErrorData }) {
	const { t } = useTranslation();
	const path = usePath();
	return (
		<main id="main">
			<div className={styles.closed}>
				<div className={styles.plain}>
					<h1 className={type_.display}>{t("error.title")}</h1>
					<p className={type_.lead}>{t("error.siteUnavailable")}</p>
					<p>{t("error.comeBack")}</p>
					<p>
						<a href={`mailto:${data.email}`} className={type_.link}>
							{t("error.contact", { email: data.email })}
						</a>
					</p>
					<a className={button.button} href={path}>
						{t("error.retry")}
					</a>
					<p className={classNames(type_.small, type_.muted)}>
						{t("error.reference", { id: data.requestId })}
					</p>
					{data.detail ? (
						<div className={styles.details}>
							<p>{data.detail.message}</p>
							{data.detail.hint ? <p>{data.detail.hint}</p> : null}
							{data.detail.stack ? (
								// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard.
								<pre className={styles.stack} dir="ltr" tabIndex={0}>
									{data.detail.stack}
								</pre>
							) : null}
							<p className={classNames(type_.small, type_.muted)}>{t("error.screenshot")}</p>
						</div>
					) : null}
				</div>
				<Niche />
			</div>
			<SectionsBelow data={data} />
		</main>
	);
}
