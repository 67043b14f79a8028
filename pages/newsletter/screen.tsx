import { useState } from "react";
import { NewsletterForm } from "../../client/features/newsletter/newsletter-form.tsx";
import { useWayBack } from "../../client/state/last-route.ts";
import { useTranslation } from "../../client/state/texts.ts";
import type_ from "../../client/styles/type.module.css";
import button from "../../client/ui/button.module.css";
import styles from "../wishlist/screen.module.css";
import type { NewsletterData } from "./contract.ts";

/** The newsletter, for those who come without script or by a link. */
export function Screen({ data }: { data: NewsletterData }) {
	const { t } = useTranslation();
	const back = useWayBack();
	const [isDone, setDone] = useState(data.subscribed);
	return (
		<main id="main" className={styles.wishlist}>
			<div className={styles.head}>
				<h1 className={type_.display}>{t("newsletter.title")}</h1>
				<p role="status">{isDone ? data.words.done : ""}</p>
			</div>
			<div className={styles.signIn}>
				{isDone ? (
					<a className={button.button} href={back}>
						{t("cart.continue")}
					</a>
				) : (
					<NewsletterForm words={data.words} source="page" error={data.error} onDone={() => setDone(true)} />
				)}
			</div>
		</main>
	);
}
