import { plainImageUrl } from "../../../shared/domain/media/images.ts";
import styles from "./thumbnail.module.css";

const WIDTH = 240;

export const Thumbnail = ({ src, alt = "" }: { src?: string; alt?: string }) => (
	<span className={styles.frame}>
		{src ? <img src={plainImageUrl(src, WIDTH)} alt={alt} loading="lazy" /> : null}
	</span>
);
