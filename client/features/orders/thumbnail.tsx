import { plainImageUrl } from "../../../shared/domain/media/images.ts";
import styles from "./thumbnail.module.css";

/** Pixels: what its largest place needs on a dense screen. */
const WIDTH = 240;

/**
 * A small picture of a line or an order; its place is kept before it is there, and where the catalogue has none. `alt`: empty where a text
 * next to it names what it shows.
 */
export const Thumbnail = ({ src, alt = "" }: { src?: string; alt?: string }) => (
	<span className={styles.frame}>
		{src ? <img src={plainImageUrl(src, WIDTH)} alt={alt} loading="lazy" /> : null}
	</span>
);
