import { existsSync } from 'node:fs';
import type { LaunchOptions } from '@playwright/test';

const COMMON = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * A browser on any machine: the system's Chromium where there is one, else the one that npm brought along. Its own
 * default arguments are not used: `--single-process` breaks tests.
 */
export async function browserLaunchOptions(): Promise<LaunchOptions> {
  const installed = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  if (existsSync(installed)) return { executablePath: installed, args: COMMON };
  if (process.platform !== 'linux') return {};
  const { default: chromium } = await import('@sparticuz/chromium');
  return { executablePath: await chromium.executablePath(), args: [...COMMON, '--headless=shell', '--no-zygote'] };
}
