import { loadDemonstration as loadCatalogue } from '@larkfare/catalogue';
import { loadDemonstration as loadContent } from '@larkfare/content';
import { openDatabase } from '@larkfare/service-kit';
import { londonToday } from '@larkfare/london-dates';
import { progress } from './progress.ts';
