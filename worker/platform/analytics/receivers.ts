import { dataset } from "./dataset/receiver.ts";
import type { Receiver } from "./receiver.ts";

/** All receivers on the server; each is a folder and a row. Those without configuration get nothing. */
export const RECEIVERS: readonly Receiver[] = [dataset];
