import { useTranslation } from "../../client/state/texts.ts";
import type_ from "../../client/styles/type.module.css";
import { plainImageUrl } from "../../shared/domain/media/images.ts";
import type { GiftCertificatePurchaseData } from "./contract.ts";
import styles from "./screen.module.css";

export function Preview({
	preview: { src, subject, lines, day },
}: {
	preview: NonNullable<GiftCertificatePurchaseData["preview"]>;
}) {
	const { t } = useTranslation();
	return (
		<section id="preview" className={styles.preview} aria-labelledby="preview-title">
			<h2 id="preview-title" className={type_.label}>
				{t("giftCard.previewTitle")}
			</h2>
			<p className={type_.muted}>{day}</p>
			<div className={styles.mail}>
				<p className={type_.title} dir="auto">
					{subject}
				</p>
				<img src={plainImageUrl(src, 960)} alt="" width={960} height={600} />
				{lines.map((line) => (
					<p key={line} dir="auto" className={styles.line}>
						{line}
					</p>
				))}
			</div>
		</section>
	);
}
